/** Bytes that a first visit to Home takes at most, as sent: compressed, with the headers. The build holds it. */
export const firstLoadLimit = 116_000;
