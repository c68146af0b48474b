export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Documented clients say `work` for what is kept as `office`. */
export const addressTypeOf = (word: string): string => (word.toLowerCase() === 'work' ? 'office' : word.toLowerCase());

/** What a person sees: an office is shown as Work. */
export const addressTypeName: Readonly<Record<AddressType, string>> = { home: 'Home', office: 'Work', other: 'Other' };

export const PINCODE_PATTERN = /^[1-9]\d{5}$/;

/** Nobody needs more, and every list has an end. */
export const MOST_ADDRESSES = 30;
