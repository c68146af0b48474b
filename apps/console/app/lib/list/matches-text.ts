/** Filters short lists in the browser: true if one of the texts contains `query`. */
export const matchesText = (query: string, ...texts: string[]): boolean =>
  texts.join(' ').toLowerCase().includes(query.toLowerCase());
