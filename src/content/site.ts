/** What the site says about itself. The build reads origin, address and operator from the environment. */
export const site = {
  name: "Keypace",
  origin: import.meta.env.SITE_ORIGIN,
  supportEmail: import.meta.env.SUPPORT_EMAIL,
  copyrightYear: 2024,
  policiesUpdated: "December 2024",
} as const;

/** Name and place of who runs the site, for terms and privacy policy. */
export const operator =
  import.meta.env.SITE_OPERATOR ||
  `the operator of this site, who can be reached at ${import.meta.env.SUPPORT_EMAIL}`;
