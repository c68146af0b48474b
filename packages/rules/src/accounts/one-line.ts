/** Control characters, line separators and text direction marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that must go
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** Normalizes text to one line: NFC, single spaces, no invisible characters. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
