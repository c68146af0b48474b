/** Looks like an address: something, an @, a domain with a dot, and no spaces. Only a mail that arrives proves more. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
