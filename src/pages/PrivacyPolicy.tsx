import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import { themeStorageKey } from "../theme/theme.ts";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Prose } from "../ui/Prose.tsx";
import { CheckItYourself } from "./CheckItYourself.tsx";

export const meta: PageMeta = {
  title: "Privacy Policy",
  description: `What ${site.name} does not collect, the one setting it keeps in your browser, what a web host may log, and how to check all of it yourself.`,
};

export default function PrivacyPolicy() {
  return (
    <>
      <PageIntro title="Privacy Policy">
        What you type stays in your browser, and only a theme setting is kept there. This page says
        exactly what that means, and how you can check it.
      </PageIntro>
      <Prose>
        <p>Last updated {site.policiesUpdated}</p>

        <h2>Our commitment</h2>
        <p>
          {site.name} is made to work without knowing anything about you. You do not have to give
          your name, your email address or any other personal data to use it, and we have no
          interest in what you type.
        </p>

        <h2>What we do not collect</h2>
        <ul>
          <li>What you type in the test, and when you press which key.</li>
          <li>Your speed, your accuracy or any other result.</li>
          <li>Your name, your email address or other personal data: there are no accounts.</li>
          <li>What you write in the contact form: it is a demo and sends nothing.</li>
          <li>
            Anything through cookies, tracking or third-party analytics: the site sets no cookies
            and uses no analytics.
          </li>
        </ul>

        <h2>How the service works</h2>
        <p>
          Your browser loads the site’s files and does the rest itself. The passages come with those
          files; all figures are computed in the open page, held in its memory and gone when you
          close it. So are the tests of a visit, your options, and any text of your own that you
          bring to type.
        </p>
        <p>
          A result leaves the page only if you take it along: copied, saved, printed, handed to your
          system’s share sheet, or as a link. The link carries its figures in the part after the #
          sign, which browsers do not send to a server. The keystroke log that you can save holds
          the time of every key; such timing can identify a person, so share it with care.
        </p>
        <p>
          A challenge is such a link, too. It says which text was typed, your figures, and how far
          you had come after each word, or every few words, in tenths of a second. The challenge of
          a text of your own holds that text, so whoever gets the link can read it.
        </p>
        <p>
          The address of a set-up, as the options copy it, names the kind of test and the options
          that are set, and nothing that you typed. It stands in the part after the # sign, too.
        </p>
        <p>
          A certificate is printed by your browser, or saved as PDF by it. The name that you type on
          it is kept nowhere. The square code on it is a challenge, so whoever photographs it has
          what such a link holds.
        </p>
        <p>
          The file of a visit holds the logs of its tests and when each was typed. Files that you
          open under Progress, drop on the page or paste are read in the page: they are sent nowhere
          and never changed. What is read is held in the page’s memory and goes with the tab; the
          files stay where you keep them.
        </p>
        <p>
          Where your browser can do it, “Keep adding to a file” asks you once for a file of yours
          and writes each finished test of this visit into it, with every key and its time. The
          browser asks you first, nothing else on your disk is touched, and which file it was is
          forgotten with the tab.
        </p>
        <p>
          One thing is kept: your choice of the light or the dark theme. It is written to your
          browser’s local storage when you use the theme button, and not before. Until then the site
          follows the setting of your system and stores nothing.
        </p>
        <table>
          <caption>All that the site stores, on your own device</caption>
          <tbody>
            <tr>
              <th scope="row">Where</th>
              <td>
                Your browser’s <code>localStorage</code> for this site
              </td>
            </tr>
            <tr>
              <th scope="row">Key</th>
              <td>
                <code>{themeStorageKey}</code>
              </td>
            </tr>
            <tr>
              <th scope="row">Value</th>
              <td>
                <code>dark</code> or <code>light</code>
              </td>
            </tr>
            <tr>
              <th scope="row">Kept until</th>
              <td>You clear this site’s data in your browser</td>
            </tr>
          </tbody>
        </table>
        <p>
          If you write to us by email, we receive your address and what you wrote, as with any
          email. We use them to answer you and for nothing else.
        </p>

        <h2>Technical information</h2>
        <p>
          Whenever a browser asks for a page, the server that delivers it learns certain things. Our
          web host may record them in its logs, to keep the service running and secure:
        </p>
        <ul>
          <li>your IP address,</li>
          <li>your browser type and version,</li>
          <li>your operating system,</li>
          <li>the referring site, if your browser names it,</li>
          <li>the pages visited, and</li>
          <li>the time spent on them, as far as it follows from when they were asked for.</li>
        </ul>
        <p>
          What you type and your results are not among them, because they are not part of any
          request.
        </p>

        <h2>Data security</h2>
        <p>
          The site is delivered over HTTPS, so its files are encrypted on their way to you. The best
          protection is that there is nothing to steal: we have no database of visitors, texts or
          results.
        </p>
        <p>
          With each page the site also sends rules that your browser enforces. One of them,{" "}
          <code>connect-src 'none'</code>, tells it to refuse the usual ways in which a script in a
          page exchanges data with a server, ours included.
        </p>

        <h2>Third-party services</h2>
        <ul>
          <li>
            <strong>Hosting.</strong> A web hosting provider stores and delivers the site’s files,
            and may log what is listed above.
          </li>
          <li>
            <strong>Content delivery network (CDN).</strong> The files may be delivered through one,
            which then receives the same technical information.
          </li>
          <li>
            <strong>Advertising.</strong> There is none at present. An advertising service may be
            added later. This page would say so first, and name the service and what it receives.
          </li>
        </ul>
        <p>
          Pages of this site load nothing from other sites: no fonts, scripts, pictures or social
          media buttons.
        </p>

        <CheckItYourself />

        <h2>Your rights</h2>
        <p>
          Depending on where you live, the law gives you rights over personal data: to know what is
          held about you, to have it corrected or deleted, to object to its use, to receive a copy,
          and to complain to a data protection authority.
        </p>
        <p>
          We hold no profile of you and no results, so in most cases there is nothing to look up.
          The theme setting is in your own hands: clear this site’s data in your browser, and it is
          gone. For emails you sent us, and for questions about the logs of our web host, write to
          us.
        </p>

        <h2>Contact</h2>
        <p>
          For questions about this policy or your data, see the <a href="/contact">contact page</a>.
        </p>

        <h2>Policy updates</h2>
        <p>
          If what the site does changes, this page changes first, with a new date at its top. Please
          look at it from time to time.
        </p>
      </Prose>
    </>
  );
}
