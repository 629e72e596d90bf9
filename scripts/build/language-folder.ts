/**
 * Where the texts of the languages lie. Their digests stand in the script that fetches them and not in
 * the pages, for those of so many files would make each first load 2 kB heavier than it is for a
 * visitor who types English.
 */
export const languageFolder = "/assets/languages/";
