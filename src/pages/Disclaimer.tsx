import { site } from "../content/site.ts";
import type { PageMeta } from "../page.ts";
import { Policy } from "./Policy.tsx";

export const meta: PageMeta = {
  title: "Disclaimer",
  description: `What ${site.name} results can and cannot tell you, what the test needs to work, and how to protect your hands and eyes while you type.`,
};

const sections = {
  General: [
    `${site.name} is free of charge and meant for general information and practice. We try to keep it working and correct, but we cannot promise that it is complete, free of mistakes or always available.`,
  ],
  "Accuracy of results": [
    "The results are for comparison only. They depend on the passage, the level, your keyboard, your device and how you feel on the day, and a single short test tells you little. The next one may well be several words per minute faster or slower. Compare several results rather than single ones, all from the same device and the same level.",
    "The [FAQ](/faq) explains how the main figures are worked out.",
  ],
  "Technical limitations": [
    "The test needs a modern browser with JavaScript turned on. A slow or busy device, browser extensions, keyboard apps, autocorrect and typing suggestions can all change how keystrokes reach the page, and so change the result.",
  ],
  "Educational purpose": [
    `The test is made for learning and practice. It is not a certified assessment. ${site.name} does not know who typed or under what conditions. Anyone who bases a decision about a job or schooling on a result does so at their own risk.`,
  ],
  Liability: [
    "You use the site at your own risk. As far as the law allows, we are not liable for damage arising from using it or from relying on its results. See the [terms and conditions](/terms).",
  ],
  "External links": [
    "At present the site has no links to other websites. If it has any in future, we will not control those websites. A link does not mean that we endorse their content or are responsible for it.",
  ],
  "Health and safety": [
    "Typing for a long time without a break can harm you. Nothing here is medical advice, but these habits help:",
    [
      "**Repetitive strain.** Take a short break every half hour, keep your wrists straight and your shoulders loose, and do not hit the keys harder than necessary. Stop if something hurts, tingles or goes numb, and see a doctor if it does not go away.",
      "**Eye strain.** Sit an arm’s length from the screen, keep glare off it, and remember to blink.",
      "**The 20-20-20 rule.** Every 20 minutes, look for 20 seconds at something 20 feet (6 metres) away.",
    ],
  ],
  Updates: [
    "We may change this disclaimer when the site changes. The date at the top shows when that last happened.",
  ],
  Questions: ["If something here is unclear, write to us: see the [contact page](/contact)."],
};

export default function Disclaimer() {
  return (
    <Policy
      title="Disclaimer"
      about="What the results can and cannot tell you, what the test needs, and how to look after yourself while you type."
      sections={sections}
    />
  );
}
