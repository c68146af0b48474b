/** A name as it stands in an address: lower case, everything that is neither letter nor figure a hyphen. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
