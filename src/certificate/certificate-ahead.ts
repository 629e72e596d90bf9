import { ahead } from "../ui/ahead.ts";

/** The certificate, the only part of the site that draws codes. */
export const certificateAhead = ahead(() => import("./CertificateDialog.tsx"));
