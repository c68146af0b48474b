/** Short lists come whole and are searched here: does one of the texts contain what was typed? */
export const contains = (q: string, ...texts: string[]): boolean =>
  texts.join(' ').toLowerCase().includes(q.toLowerCase());
