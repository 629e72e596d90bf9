import { operator, site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import { themeStorageKey } from "../theme/theme.ts";
import { Policy } from "./Policy.tsx";

export const meta: PageMeta = {
  title: "Privacy Policy",
  description: `What ${site.name} does not collect, the one setting it stores in your browser, what the web host may log, and how to check this yourself.`,
};

const sections = {
  "Our commitment": [
    `${site.name} is built to work without knowing anything about you. You can use it without giving your name, your email address or any other personal data, and we have no interest in what you type. In this policy, “we” means ${operator}.`,
  ],
  "What we do not collect": [
    [
      "What you type in the test, or when you press each key.",
      "Your speed, your accuracy or any other result.",
      "Your name, email address or other personal data: there are no accounts.",
      "What you write in the contact form: it is a demo and sends nothing.",
      "Anything through cookies, tracking or third-party analytics: the site sets no cookies and uses no analytics.",
    ],
  ],
  "How the service works": [
    "Your browser loads the site’s files and does the rest itself. The passages come with those files. All figures are computed in the open page, held in its memory, and gone when you close it. The same goes for your tests, your options and any text of your own.",
    "A result leaves the page only if you copy, save, print or share it. A result link carries your figures after the # sign, a part that browsers do not send to a server. The keystroke log that you can save contains the time of every key. Individual key timings could identify you, so share it with care.",
    "A challenge is a link, too. It says which text you typed, and carries your figures and your time at the end of each word or every few words, to a tenth of a second. A challenge on your own text contains that text, so anyone with the link can read it. A reply to a challenge also carries the result and pace it replies to.",
    "“Copy link to this test” copies a link that carries the kind of test, its options and the name you gave your keyboard. It says which of the site’s texts to use only if you ask for that. All of this comes after the # sign, too, and contains nothing you typed in the test.",
    "Your browser prints a certificate or saves it as a PDF. The name you enter on it is not stored. If it has a QR code, the code is a challenge, so anyone who scans it has everything such a link carries.",
    "A saved visit contains the keystroke log of each test and when you typed it. Files that you open under Progress, drop on the page or paste are read in the page. They are never sent or changed. What was read is held in the page’s memory and gone when you close the tab. The files stay where you keep them.",
    "A link to a plan carries its title, instructions, texts and settings, and a name or code if someone added one, also after the # sign. The results file of a plan contains the name or code you entered, the title of the plan, and for each test its date, its text and every key with its time.",
    "If your browser supports it, “Save each test to a file” asks you once for a new file, or for an existing one. It then adds the tests of this visit to it, both those already finished and each one you finish later, with every key and its time. Your browser asks for your permission first, nothing else on your disk is touched, and when you close the tab the page forgets which file it was.",
    "One thing is stored: your choice of light or dark theme. It is written to your browser’s local storage when you use the theme button, and not before. Until then the site follows your system’s setting and stores nothing.",
    "Everything the site stores, on your own device:",
    [
      "**Where**: Your browser’s `localStorage` for this site",
      `**Key**: \`${themeStorageKey}\``,
      "**Value**: `dark` or `light`",
      "**Stored until**: You clear this site’s data in your browser",
    ],
    "If you email us, we receive your address and what you wrote, as with any email. We use them only to answer you.",
  ],
  "Technical information": [
    "Whenever a browser requests a page, the server that delivers it learns certain things. Our web host may log them to keep the service running and secure:",
    [
      "your IP address,",
      "your browser type and version,",
      "your operating system,",
      "the referring site, if your browser sends it,",
      "the pages visited, and",
      "the time spent on them, as far as the times of the requests show it.",
    ],
    "What you type and your results are not among them, because no request contains them.",
  ],
  "Data security": [
    "The site is delivered over HTTPS, so its files are encrypted on their way to you. The best protection is that there is nothing to steal: we have no database of visitors, texts or results.",
    "Each page also comes with rules that your browser enforces. One of them, `connect-src 'none'`, tells it to block the usual ways in which a script in a page exchanges data with a server, including ours.",
  ],
  "Third-party services": [
    [
      "**Hosting.** A web hosting provider stores and delivers the site’s files, and may log what is listed above.",
      "**Content delivery network (CDN).** The files may be delivered through a CDN, which then receives the same technical information.",
      "**Advertising.** There is none at present. An advertising service may be added later. If so, this page will say so first, and will name the service and what it receives.",
    ],
    "The pages of this site load nothing from other sites: no fonts, scripts, images or social media buttons.",
  ],
  "Check it yourself": [
    "You need a browser with developer tools, on a computer. In most, F12 opens them.",
    {
      steps: [
        "Open the [test](/) and, in the developer tools, the Network tab. Reload the page. Every row in the list is a file, and its address is on this site.",
        "Click in the text field, wait until the list stops growing, then finish a test. No row is added while you type, and none with your result.",
        "Disconnect your device from the internet and take another test in the open page. It still works.",
        "Reconnect, reload, select the first row and look at its response headers. The one called `Content-Security-Policy` contains `connect-src 'none'`.",
        `Open the Application or Storage tab. Local storage contains at most the key \`${themeStorageKey}\`. Session storage, cookies, IndexedDB and cache storage are empty.`,
      ],
    },
    "What this does not show:",
    [
      "Our web host sees which addresses are requested, from where and when. Your browser cannot show what it does with them.",
      "Browser extensions, keyboard apps and writing assistants may see what you type, here as on any page. They can also add rows to the list or entries to the storage.",
      "The rules that your browser enforces do not close every way out of a page: a link, for example, still leads elsewhere. And a check is valid only for the files you loaded that day.",
    ],
  ],
  "Your rights": [
    "Depending on where you live, the law gives you rights over personal data: to know what is held about you, to have it corrected or deleted, to object to its use, to receive a copy, and to complain to a data protection authority.",
    "We hold no profile of you and no results, so in most cases there is nothing to look up. You control the theme setting yourself: clear this site’s data in your browser, and it is gone. For emails you sent us, and for questions about the logs of our web host, write to us.",
  ],
  Contact: ["For questions about this policy or your data, see the [contact page](/contact)."],
  "Policy updates": [
    "If what the site does changes, this page will change first, with a new date at the top. Please check it from time to time.",
  ],
};

export default function PrivacyPolicy() {
  return (
    <Policy
      title="Privacy Policy"
      about="What you type stays in the open page, and the only thing stored in your browser is a theme setting. This page explains exactly what that means and how you can check it."
      sections={sections}
    />
  );
}
