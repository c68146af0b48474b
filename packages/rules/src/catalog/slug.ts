/** "Heart Care" becomes "heart-care". Letters and digits of every script are kept. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
