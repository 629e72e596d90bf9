import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeSiteFile, type SiteFile } from "../site/site-file.ts";

/** A file's size, plain and as sent; a file that does not get smaller is sent plain. */
export interface Weight {
  readonly address: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Writes a `.br` and a `.gz` beside a file if they are smaller. */
export async function compress(folder: string, { address, contents }: SiteFile): Promise<Weight> {
  const raw = contents.length;
  if (!compressible.test(address)) return { address, raw, gzip: raw, brotli: raw };
  const gzipped = await promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION });
  const brotlied = await promisify(brotliCompress)(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw,
    },
  });
  const smaller = [
    { address: `${address}.gz`, contents: gzipped },
    { address: `${address}.br`, contents: brotlied },
  ].filter((file) => file.contents.length < raw);
  await Promise.all(smaller.map((file) => writeSiteFile(folder, file)));
  return {
    address,
    raw,
    gzip: Math.min(raw, gzipped.length),
    brotli: Math.min(raw, brotlied.length),
  };
}

const compressible = /\.(?:css|html|ico|js|svg|txt|webmanifest|xml)$/;
