/** The settings that a build reads from the environment; see the README. */
export interface Settings {
  /** The origin of the site, without a slash at the end. */
  readonly origin: string;
  readonly supportEmail: string;
  /** Name and place of who runs the site; empty if not set. */
  readonly operator: string;
  /** The folder of the built site on the host, for its configuration. */
  readonly root: string;
}

/** The environment variables that a build reads. */
export const settingNames = ["SITE_ORIGIN", "SUPPORT_EMAIL", "SITE_OPERATOR", "SITE_ROOT"] as const;

type Environment = Readonly<Partial<Record<(typeof settingNames)[number], string | undefined>>>;

/** @throws for a value that would give a broken site, with a sentence for the person who set it. */
export function settingsFrom(environment: Environment): Settings {
  return {
    origin: originFrom(environment.SITE_ORIGIN || "https://keypace.example"),
    supportEmail: emailFrom(environment.SUPPORT_EMAIL || "support@keypace.example"),
    operator: operatorFrom(environment.SITE_OPERATOR || ""),
    root: rootFrom(environment.SITE_ROOT || "/srv/keypace"),
  };
}

function originFrom(setting: string): string {
  const url = URL.parse(setting);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url));
  if (!isSafe || !/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(setting)) {
    throw new Error(
      `SITE_ORIGIN is "${setting}". It must be an HTTPS origin and nothing more, such as https://typing.example.`,
    );
  }
  return url.origin;
}

/** Whether an address is on this machine, so that nobody can intercept requests. */
function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function emailFrom(setting: string): string {
  if (!/^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(setting)) {
    throw new Error(
      `SUPPORT_EMAIL is "${setting}". It must be a single email address, such as help@typing.example.`,
    );
  }
  return setting;
}

/** The terms name the law of the operator's place, so a name alone is refused. */
function operatorFrom(setting: string): string {
  if (setting !== "" && !/^[^\p{C}\s,][^\p{C}]*, *[^\p{C}\s,][^\p{C}]*$/u.test(setting)) {
    throw new Error(
      `SITE_OPERATOR is "${setting}". It must be a name and a place in one line, such as Ada Lovelace, London, United Kingdom.`,
    );
  }
  return setting.trim();
}

function rootFrom(setting: string): string {
  if (!/^\/[^`\p{Cc}]*$/u.test(setting)) {
    throw new Error(
      `SITE_ROOT is "${setting}". It must be an absolute folder path, such as /srv/keypace.`,
    );
  }
  return setting;
}
