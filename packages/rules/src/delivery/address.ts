export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Documented clients send `work` for `office`. */
export const addressTypeOf = (word: string): string => (word.toLowerCase() === 'work' ? 'office' : word.toLowerCase());

/** English on every site: invoices read the place of supply from it. */
export const HOME_STATE = 'Madhya Pradesh';

export const PINCODE_PATTERN = /^[1-9]\d{5}$/;

export const MAX_ADDRESSES = 30;

export const MAX_LANDMARK = 100;
