/** What the site says of itself. The build may override the two addresses from the environment. */
export const site = {
  name: "Keypace",
  tagline: "The typing test that measures honestly, explains what it measured, and keeps nothing.",
  origin: import.meta.env.SITE_ORIGIN,
  supportEmail: import.meta.env.SUPPORT_EMAIL,
  copyrightYear: 2024,
  policiesUpdated: "December 2024",
} as const;
