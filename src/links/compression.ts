/**
 * Compresses a text: UTF-8, deflated without a header (RFC 1951).
 *
 * @throws if the browser cannot compress.
 */
export async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Decompresses a text from an untrusted link.
 *
 * @param most bytes of text; decompression stops there, because few bytes can expand to a great many
 * @returns `null` for invalid bytes and for a longer text.
 * @throws if the browser cannot decompress.
 */
export async function decompressed(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | null> {
  const unpacking = new DecompressionStream("deflate-raw");
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(unpacking);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const reader = stream.getReader();
    let text = "";
    let count = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      count += value.length;
      if (count > most) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}
