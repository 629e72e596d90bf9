import { setUpExamples, setUpWords } from "../content/set-up-addresses.ts";
import prose from "../ui/Prose.module.css";
import styles from "./SetUpAddresses.module.css";

/** What an address can hold for the test to open as it says. */
export function SetUpAddresses() {
  return (
    <div className={`${prose.prose} ${styles.addresses}`}>
      <p>
        Words after the # sign of the address set up the test: bookmark it, send it to a class, or
        link to it. They are joined by hyphens and stand in any order.
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
        <caption>All there is to name</caption>
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
        An address that names anything of a test names all of it: what it leaves out is an easy
        passage in English. Options that it leaves out stay as they are. A word that is not known is
        passed over, and the page says so. Browsers send nothing after the # sign to a server, and
        the site does not change the address while you use it. “Copy the address of this set-up”
        stands among the options of the test.
      </p>
    </div>
  );
}
