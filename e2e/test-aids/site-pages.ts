/** Every page that has an address of its own, with its title in tabs and its heading. */
export const sitePages = [
  {
    path: "/",
    title: "Keypace: a free, private typing speed test",
    heading: "How fast do you type?",
  },
  { path: "/about", title: "About · Keypace", heading: "About Keypace" },
  {
    path: "/faq",
    title: "Frequently asked questions · Keypace",
    heading: "Frequently asked questions",
  },
  { path: "/contact", title: "Contact · Keypace", heading: "Contact us" },
  { path: "/privacy-policy", title: "Privacy Policy · Keypace", heading: "Privacy Policy" },
  { path: "/terms", title: "Terms & Conditions · Keypace", heading: "Terms & Conditions" },
  { path: "/disclaimer", title: "Disclaimer · Keypace", heading: "Disclaimer" },
] as const;
