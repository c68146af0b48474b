/** Indian mobile numbers: ten digits, the first 6 to 9. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

export const isMobile = (text: string): boolean => MOBILE_PATTERN.test(text);

/** What a field keeps of what was typed or pasted: "+91 98260 41175" and "098260-41175" become "9826041175". */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  // A prefix is one only before ten digits: numbers that begin with 91 are somebody's.
  return digits.replace(/^0*(?:91)?(?=\d{10}$)/, '').slice(0, 10);
}

/**
 * The one spelling under which a number is kept, looked up and counted. Unlike a field, it forgives only how a number is
 * written; too many digits stay too many.
 */
export const oneSpelling = (mobile: string): string =>
  mobile.replace(/[\s().-]/g, '').replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, '');
