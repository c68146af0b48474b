/** Characters that a name or an address never needs and that break lines, headers or the order of reading. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that must go
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** Text of one line as it is kept: composed letters, single spaces, nothing unseen. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
