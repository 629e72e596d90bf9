import { join } from "node:path";

const projectFolder = join(import.meta.dirname, "../..");

/** The folders that scripts work in, as absolute paths. */
export const folders = {
  project: projectFolder,
  /** The built site. */
  site: join(projectFolder, "dist"),
  /** Configurations of hosts for the built site. */
  hosts: join(projectFolder, "hosts"),
  /** Files that may be deleted at any time. */
  cache: join(projectFolder, "node_modules/.cache/keypace"),
};
