import { preloadable } from "../ui/preloadable.ts";

/** The certificate, the only part of the site that draws codes. */
export const preloadableCertificate = preloadable(() => import("./CertificateDialog.tsx"));
