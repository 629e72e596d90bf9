import { caddyConfiguration } from "./caddy.ts";
import { nginxConfiguration } from "./nginx.ts";
import type { Host } from "./start-host.ts";

/** nginx as one process that includes the site's configuration as its own files do. */
export const nginx: Host = {
  program: "nginx",
  configure: (site, root, folder) => `\
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${nginxConfiguration(site, root)}}
`,
  parameters: (folder) => ["-p", folder, "-c", `${folder}/configuration`],
};

export const caddy: Host = {
  program: "caddy",
  configure: (site, root) => `{\n\tadmin off\n}\n${caddyConfiguration(site, root)}`,
  parameters: (folder) => ["run", "--config", `${folder}/configuration`, "--adapter", "caddyfile"],
};
