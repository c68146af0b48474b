/** Indian mobile numbers: ten digits, the first 6 to 9. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

export const isMobile = (text: string): boolean => MOBILE_PATTERN.test(text);
