/** Indian mobile numbers: ten digits, the first 6 to 9. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

export const isMobile = (text: string): boolean => MOBILE_PATTERN.test(text);

/** For input fields: "+91 98260 41175" and "098260-41175" become "9826041175"; further digits are cut. */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  // 91 is a country code only before ten digits; a number may begin with 91 itself.
  return digits.replace(/^0*(?:91)?(?=\d{10}$)/, '').slice(0, 10);
}

/** The stored form of a number. Unlike `mobileDigits` it does not cut further digits, so that validation rejects them. */
export const normalizeMobile = (mobile: string): string =>
  mobile.replace(/[\s().-]/g, '').replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, '');
