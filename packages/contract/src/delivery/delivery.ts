import { accountFields } from '@subah/messages/account-fields';
import { accountInputs } from '@subah/messages/api/accounts';
import { addressInputs } from '@subah/messages/api/delivery';
import { MOBILE_PATTERN, normalizeMobile } from '@subah/rules/accounts/mobile';
import { oneLine } from '@subah/rules/accounts/one-line';
import { ADDRESS_TYPES, addressTypeOf, MAX_LANDMARK, PINCODE_PATTERN } from '@subah/rules/delivery/address';
import { z } from 'zod';
import { data, endpoint, Flag, Id, listOf } from '../endpoint.ts';
import { listField, textField } from '../form-field.ts';
import { inputText } from '../input-messages.ts';
import { readAs } from '../read-as.ts';

export const Area = z.strictObject({
  _id: Id,
  name: z.string(),
  /** Null where Hindi pages show the English name. */
  hindiName: z.string().nullable(),
  /** How the name is spelt elsewhere, so that a search for either finds it. */
  alias: z.string().nullable(),
  pincodes: z.array(z.string()),
});
export type Area = z.infer<typeof Area>;

export const Store = z.strictObject({
  _id: Id,
  name: z.string(),
  address: z.string(),
  area: z.string(),
  pincode: z.string(),
  phone: z.string(),
  hours: z.string(),
});
export type Store = z.infer<typeof Store>;

/** Where the customer stood, in degrees. It is only shown to the rider: areas have no coordinates. */
export const MapPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type MapPoint = z.infer<typeof MapPoint>;

export const Address = z.strictObject({
  _id: Id,
  addressType: z.enum(ADDRESS_TYPES),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  /** "Opposite the water tank"; empty without one. */
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  location: MapPoint.nullable(),
  isDefault: z.boolean(),
  /** False: it is kept, but we do not deliver there. */
  isServiceable: z.boolean(),
});
export type Address = z.infer<typeof Address>;

const Pincode = z.string().trim().regex(PINCODE_PATTERN, inputText(addressInputs.pincode));

const Filled = z.preprocess(
  (value) => (value === undefined || value === null ? '' : typeof value === 'number' ? String(value) : value),
  z
    .string()
    .max(1000)
    .transform(oneLine)
    .pipe(z.string().min(1, inputText(addressInputs.allFields))),
);
const Choices = {
  addressType: z
    .string()
    .transform(addressTypeOf)
    .pipe(z.enum(ADDRESS_TYPES, inputText(addressInputs.addressType)))
    .optional(),
  isDefault: Flag.optional(),
  /** Kept by a change that does not name it, as the location is. */
  landmark: z.string().max(1000).transform(oneLine).optional(),
  location: MapPoint.nullish(),
};

/** Whatever is missing is said first; how the rest is written counts once everything is there. */
export const AddressInput = z
  .object({ name: Filled, phone: Filled, street: Filled, city: Filled, state: Filled, pincode: Filled, ...Choices })
  .pipe(
    z.object({
      name: z.string().max(80, inputText(accountInputs.longName)),
      phone: z
        .string()
        .transform(normalizeMobile)
        .pipe(z.string().regex(MOBILE_PATTERN, inputText(accountFields.invalidMobile))),
      street: z.string().max(200, inputText(addressInputs.longStreet)),
      city: z.string().max(80, inputText(addressInputs.longCity)),
      state: z.string().max(80, inputText(addressInputs.longState)),
      pincode: Pincode,
      addressType: z.enum(ADDRESS_TYPES).optional(),
      isDefault: z.boolean().optional(),
      landmark: z.string().max(MAX_LANDMARK, inputText(addressInputs.longLandmark)).optional(),
      location: MapPoint.nullish(),
    }),
  );
export type AddressInput = z.output<typeof AddressInput>;

const NEEDS_PINCODE = 'Enter at least one pincode.';

const otherName = textField(80)
  .nullish()
  .transform((name) => oneLine(name ?? '') || null);

export const AreaForm = z.object({
  name: textField(80).transform(oneLine).pipe(z.string().min(1, 'Area name is required.')),
  hindiName: otherName,
  alias: otherName,
  pincodes: listField(Pincode, 50, ',').transform((pincodes, context) => {
    if (!pincodes?.length) context.addIssue({ code: 'custom', message: NEEDS_PINCODE });
    return [...new Set(pincodes)].sort();
  }),
});
export type AreaForm = z.output<typeof AreaForm>;

const cached = ['delivery'] as const;
const areaParams = z.object({ id: Id });

export const deliveryEndpoints = {
  'GET areas': endpoint({ audience: 'any', summary: 'Areas we deliver to', response: listOf(Area), cached }),
  'GET stores': endpoint({ audience: 'any', summary: 'Stores directory', response: listOf(Store), cached }),
  'GET addresses/serviceability': endpoint({
    audience: 'any',
    summary: 'Do we deliver to this pincode?',
    query: z.object({ pincode: Pincode }),
    response: data(
      z.strictObject({
        pincode: z.string(),
        isServiceable: z.boolean(),
        areas: z.array(z.string()),
        hindiAreas: z.array(z.string()),
      }),
    ),
    cached,
  }),
  'GET admin/areas': endpoint({
    audience: 'change settings',
    summary: 'Areas we deliver to, as they stand now',
    response: listOf(Area),
  }),
  'POST admin/areas': endpoint({
    audience: 'change settings',
    summary: 'Deliver to one more area; it stands last in the list',
    body: AreaForm,
    response: data(Area),
  }),
  'PUT admin/areas/{id}': endpoint({
    audience: 'change settings',
    summary: 'Change the name and the pincodes of an area',
    params: areaParams,
    body: AreaForm.safeExtend(readAs),
    response: data(Area),
  }),
  'DELETE admin/areas/{id}': endpoint({
    audience: 'change settings',
    summary: 'Deliver to an area no longer; addresses there are kept and not served',
    params: areaParams,
    response: z.strictObject({ message: z.string() }),
  }),
  'GET addresses': endpoint({
    audience: 'customer',
    summary: 'Addresses of the signed-in customer, the default one first',
    response: listOf(Address),
  }),
  'POST addresses/create': endpoint({
    audience: 'customer',
    summary: 'Save an address; the first becomes the default one',
    body: AddressInput,
    response: data(Address),
  }),
  'PUT addresses/{id}': endpoint({
    audience: 'customer',
    summary: 'Change an address',
    params: z.object({ id: Id }),
    body: AddressInput,
    response: data(Address),
  }),
  'DELETE addresses/{id}': endpoint({
    audience: 'customer',
    summary: 'Delete an address; if it was the default one, the newest other address becomes it',
    params: z.object({ id: Id }),
    response: z.strictObject({ message: z.string() }),
  }),
};
