interface ImportMetaEnv {
  /** Where the site is served, without a slash at the end. */
  readonly SITE_ORIGIN: string;
  readonly SUPPORT_EMAIL: string;
  /** Name and place of who runs the site; empty if not set. */
  readonly SITE_OPERATOR: string;
}
