import { operator, site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import { Policy } from "./Policy.tsx";

export const meta: PageMeta = {
  title: "Terms & Conditions",
  description: `The terms for using ${site.name}: what the service is, what use is acceptable, what we do not promise, and which law applies.`,
};

const sections = {
  Agreement: [
    `In these terms, “we” means ${operator}. By using this site you agree to these terms. If you do not agree to them, please do not use the site.`,
  ],
  "Service description": [
    `${site.name} is a free online typing speed test. You choose a level and type the passage shown; your speed, accuracy, time and errors are worked out in your browser. No account is needed. The service is educational: it is not a certified assessment, and its results do not prove a qualification.`,
  ],
  "Acceptable use": [
    "When you use this site, you agree not to:",
    [
      "use it for anything illegal,",
      "interfere with it, with its servers or with other people’s use of it,",
      "use bots or other automated means to manipulate results,",
      "reverse engineer it, except where the law or the licence of that part allows it,",
      "use it in a way that damages its reputation or that of others, or",
      "break any law that applies to you by using it.",
    ],
  ],
  "Warranty disclaimer": [
    "The site is provided “as is” and “as available”. As far as the law allows, we give no warranty of any kind, express or implied. We do not warrant that it is always available or free of errors, that its results are exact, or that it is fit for a particular purpose.",
  ],
  "Limit of liability": [
    "As far as the law allows, we are not liable for indirect, incidental or consequential damage, or for lost data, income or opportunities, arising from using the site, from not being able to use it, or from relying on its results. Nothing in these terms limits liability that cannot be limited by law.",
  ],
  "Intellectual property": [
    `The name ${site.name}, the logo and the texts of these pages belong to us. The source code is published under the MIT licence, and parts made by others, such as fonts and open-source software, under their own licences. You may use each under its licence. You may use the site, and quote and share your own results, freely.`,
  ],
  Privacy: [
    "The [privacy policy](/privacy-policy) explains what is stored, what is not, and how you can check it.",
  ],
  Modifications: [
    "We may change the site and these terms. Changed terms appear on this page with a new date, and apply from then on. If you continue to use the site after that, you accept them.",
  ],
  Termination: [
    "You may stop using the site at any time. There is no account to close. We may suspend or end the service, in whole or in part, at any time, and may block access for anyone who breaks these terms.",
  ],
  "Governing law": [
    "These terms are governed by the law of the country in which we are based. If you are a consumer, you keep the protection of the mandatory law of the country you live in. If part of these terms is invalid, the rest still applies.",
  ],
  Contact: ["For questions about these terms, see the [contact page](/contact)."],
};

export default function Terms() {
  return (
    <Policy
      title="Terms & Conditions"
      about={`What you can expect from ${site.name}, and what we ask of you when you use it.`}
      sections={sections}
    />
  );
}
