/** Without wildcards for `like` and `ilike`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Matches what contains the text. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
