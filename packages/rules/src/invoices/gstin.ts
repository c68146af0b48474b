/** "23AAACS1234C1Z5": state, PAN of the business, number of the registration in the state, Z, check digit. */
const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 15 characters, of which the last is a check digit: digits to base 36, weighted 1 and 2 in turn. */
export function isGstin(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, digit, at) => {
    const product = DIGITS.indexOf(digit) * (1 + (at % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] === text[14];
}

/** The state in which the business is registered. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);
