import type { Address } from '@subah/contract/shop/delivery';
import { isMobile } from '@subah/rules/accounts/mobile';
import { type AddressType, PINCODE_PATTERN } from '@subah/rules/delivery/address';
import type { FormErrors } from '@subah/ui/forms/form-errors';

export type AddressFields = {
  addressType: AddressType;
  name: string;
  phone: string;
  pincode: string;
  street: string;
  city: string;
  state: string;
  isDefault: boolean;
};

export const newAddress = (person: { name: string; phone: string }): AddressFields => ({
  addressType: 'home',
  ...person,
  pincode: '',
  street: '',
  city: '',
  state: 'Madhya Pradesh',
  isDefault: false,
});

export const fieldsOf = ({ _id, isServiceable, ...fields }: Address): AddressFields => fields;

const MISSING = {
  name: 'Enter a name.',
  phone: 'Enter a mobile number.',
  pincode: 'Enter a pincode.',
  street: 'Enter house, street and locality.',
  city: 'Enter a city.',
  state: 'Enter a state.',
} as const;

const REQUIRED = Object.keys(MISSING) as (keyof typeof MISSING)[];

export const pincodeDigits = (values: string): string => values.replace(/\D/g, '').slice(0, 6);

export const isWhole = (values: AddressFields): boolean => REQUIRED.every((field) => values[field].trim() !== '');

export function addressErrors(values: AddressFields): FormErrors<AddressFields> {
  const errors: FormErrors<AddressFields> = {};
  if (!isMobile(values.phone)) errors.phone = 'Enter a valid 10-digit mobile number.';
  if (!PINCODE_PATTERN.test(values.pincode)) errors.pincode = 'Enter a valid 6-digit pincode.';
  for (const field of REQUIRED) if (values[field].trim() === '') errors[field] = MISSING[field];
  return errors;
}
