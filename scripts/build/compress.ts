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
  const brotlied = await smallestBrotli(contents);
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

/**
 * Chance, such as the digests in the names of chunks, decides which size of blocks suits a file best: with
 * one size, the first load varies by 200 bytes between builds of equal code. Smaller files have one block.
 */
async function smallestBrotli(contents: Buffer): Promise<Buffer> {
  const blockSizes = contents.length > 2 ** 16 ? [16, 17, 18] : [16];
  const versions = await Promise.all(
    blockSizes.map((bits) =>
      promisify(brotliCompress)(contents, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
          [constants.BROTLI_PARAM_LGBLOCK]: bits,
        },
      }),
    ),
  );
  return versions.reduce((one, other) => (other.length < one.length ? other : one));
}

const compressible = /\.(?:css|html|ico|js|svg|txt|webmanifest|xml)$/;
