import { setUpExamples, setUpWords } from "../content/set-up-addresses.ts";
import prose from "../ui/Prose.module.css";
import styles from "./SetUpAddresses.module.css";

/** What an address can hold for the test to open as it says. */
export function SetUpAddresses() {
  return (
    <div className={`${prose.prose} ${styles.addresses}`}>
      <p>
        Words after the # in a link set up the test. Join them with hyphens, in any order. Then
        bookmark the link, send it to a class, or put it on your own page.
      </p>
      <ul>
        {setUpExamples.map(({ hash, asks }) => (
          <li key={hash}>
            <a href={`/${hash}`}>
              <code>/{hash}</code>
            </a>
            : {asks}
          </li>
        ))}
      </ul>
      <table>
        <caption>All options</caption>
        <tbody>
          {setUpWords.map(({ about, words }) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        If a link sets any part of the test, the rest is the default: an easy passage in English.
        Options that it does not mention stay as they are. Words that are not recognised are
        ignored, and the page says so. Browsers do not send the part after the # to a server, and
        the site does not change the address while you use it. To get a link, choose “Copy link to
        this test” in the test’s options.
      </p>
    </div>
  );
}
