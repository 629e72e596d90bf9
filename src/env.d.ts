interface ImportMetaEnv {
  /** Where the site is served, without a slash at the end. */
  readonly SITE_ORIGIN: string;
  readonly SUPPORT_EMAIL: string;
}
