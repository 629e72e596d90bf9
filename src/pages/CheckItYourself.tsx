import { themeStorageKey } from "../theme/theme.ts";

/** How a visitor sees that the privacy policy is kept, and what that does not show. */
export function CheckItYourself() {
  return (
    <>
      <h2 id="check-it-yourself">Check it yourself</h2>
      <p>You need a browser with developer tools, on a computer. In most, F12 opens them.</p>
      <ol>
        <li>
          Open the <a href="/">test</a> and, in the developer tools, the tab called Network. Reload
          the page. Every row in the list is a file, and its address is on this site.
        </li>
        <li>
          Click in the text field, wait until the list stops growing, then finish a test. No row is
          added while you type, and none with your result.
        </li>
        <li>
          Disconnect your device from the internet and take another test in the open page. It still
          works.
        </li>
        <li>
          Reconnect, reload, select the first row and look at its response headers. The one called{" "}
          <code>Content-Security-Policy</code> contains <code>connect-src 'none'</code>.
        </li>
        <li>
          Open the tab called Application or Storage. Local storage contains at most the key{" "}
          <code>{themeStorageKey}</code>. Session storage, cookies, IndexedDB and cache storage are
          empty.
        </li>
      </ol>
      <p>What this does not show:</p>
      <ul>
        <li>
          Our web host sees which addresses are requested, from where and when. Your browser cannot
          show what it does with them.
        </li>
        <li>
          Browser extensions, keyboard apps and writing assistants may see what you type, here as on
          any page. They can also add rows to the list or entries to the storage.
        </li>
        <li>
          The rules that your browser enforces do not close every way out of a page: a link, for
          example, still leads elsewhere. And a check is valid only for the files you loaded that
          day.
        </li>
      </ul>
    </>
  );
}
