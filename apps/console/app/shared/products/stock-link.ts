/** Name of the search parameter with the code of a product to book. */
export const LINKED_CODE = 'code';

/** The Stock section with this product in its list. */
export const stockLink = (code: string): string => `?${new URLSearchParams({ section: 'stock', [LINKED_CODE]: code })}`;
