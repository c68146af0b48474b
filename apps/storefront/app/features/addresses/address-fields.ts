import type { Address, MapPoint } from '@subah/contract/delivery/delivery';
import { addressForm } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { isMobile } from '@subah/rules/accounts/mobile';
import { type AddressType, HOME_STATE, PINCODE_PATTERN } from '@subah/rules/delivery/address';
import type { FormErrors } from '@subah/ui/forms/form-errors';

export type AddressFields = {
  addressType: AddressType;
  name: string;
  phone: string;
  pincode: string;
  street: string;
  landmark: string;
  city: string;
  state: string;
  location: MapPoint | null;
  isDefault: boolean;
};

export const newAddress = (person: { name: string; phone: string }): AddressFields => ({
  addressType: 'home',
  ...person,
  pincode: '',
  street: '',
  landmark: '',
  city: '',
  state: HOME_STATE,
  location: null,
  isDefault: false,
});

export const fieldsOf = ({ _id, isServiceable, ...fields }: Address): AddressFields => fields;

const MISSING = {
  name: t(addressForm.nameMissing),
  phone: t(addressForm.phoneMissing),
  pincode: t(addressForm.pincodeMissing),
  street: t(addressForm.streetMissing),
  city: t(addressForm.cityMissing),
  state: t(addressForm.stateMissing),
} as const;

const REQUIRED = Object.keys(MISSING) as (keyof typeof MISSING)[];

export const pincodeDigits = (values: string): string => values.replace(/\D/g, '').slice(0, 6);

export const isWhole = (values: AddressFields): boolean => REQUIRED.every((field) => values[field].trim() !== '');

/** The areas to offer while the street names none of them. */
export function missingAreas(street: string, areas: readonly string[]): readonly string[] {
  const written = street.toLowerCase();
  return areas.some((area) => written.includes(area.toLowerCase())) ? [] : areas;
}

export const addArea = (street: string, area: string): string =>
  [street.trim().replace(/[,\s]+$/, ''), area].filter(Boolean).join(', ');

export function addressErrors(values: AddressFields): FormErrors<AddressFields> {
  const errors: FormErrors<AddressFields> = {};
  if (!isMobile(values.phone)) errors.phone = t(addressForm.phoneWrong);
  if (!PINCODE_PATTERN.test(values.pincode)) errors.pincode = t(addressForm.pincodeWrong);
  for (const field of REQUIRED) if (values[field].trim() === '') errors[field] = MISSING[field];
  return errors;
}
