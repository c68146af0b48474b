import { DEFAULT_LOW_STOCK_LIMIT, MAX_LOW_STOCK_LIMIT } from '@subah/rules/catalog/low-stock';
import { DEFAULT_PREFIXES, NUMBER_PREFIX } from '@subah/rules/invoices/invoice-number';
import { z } from 'zod';
import { data, endpoint, Flag } from '../endpoint.ts';
import { requiredField, textField, wholeField } from '../form-field.ts';
import { numberText } from '../input-values.ts';
import { readAs } from '../read-as.ts';

const optional = (pattern: RegExp, message: string) =>
  textField(100)
    .refine((text) => text === '' || pattern.test(text), message)
    .default('');

const HOUR = 'Enter a whole hour from 0 to 24.';
const Hour = numberText(z.number(HOUR).int(HOUR).min(0, HOUR).max(24, HOUR));

const Prefix = textField(3).toUpperCase().regex(NUMBER_PREFIX, 'One to three letters, such as SB.');

const TAX_SCHEMES = ['regular', 'composition'] as const;

/** Business details on invoices and in the page footer. */
export const ShopFacts = z.object({
  name: requiredField(textField(100), 'Name is required.').transform((name) => name ?? ''),
  legalName: textField(150).default(''),
  address: textField(300).default(''),
  /** Printed on invoices and dialled from the footer: digits with a country or area code, spaces and hyphens. */
  phone: optional(/^(?=.{6,20}$)\+?(?:[ ()-]*\d){6,15}$/, 'Enter a phone number, such as 98265 00000 or 0755-2550000.'),
  email: optional(/^\S+@\S+\.\S+$/, 'Enter a valid email address.'),
  gstin: optional(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'A GSTIN has 15 characters, as on the certificate.'),
  /** Under the composition scheme bills of supply without tax are issued. */
  taxScheme: z.enum(TAX_SCHEMES).default('regular'),
  /** Of invoices, and of credit notes, that are numbered from now on. */
  invoicePrefix: Prefix.default(DEFAULT_PREFIXES.invoice),
  creditNotePrefix: Prefix.default(DEFAULT_PREFIXES.creditNote),
  fssai: optional(/^\d{14}$/, 'An FSSAI number has 14 digits.'),
  drugLicence: textField(100).default(''),
  pharmacist: textField(150).default(''),
  grievanceOfficer: textField(200).default(''),
  /** For payments at the door; without it riders take cash only. */
  upiId: optional(/^[\w.-]{2,64}@[a-zA-Z]{2,32}$/, 'A UPI id looks like shop@bank.'),
  /** Riders may leave paid orders without code or photo. */
  allowsNoProof: Flag.default(false),
  /** Batches are not sold in the last days before their expiry. */
  expiryMarginDays: wholeField(0, 365).default(30),
  /** For products without a limit of their own. */
  lowStockLimit: wholeField(0, MAX_LOW_STOCK_LIMIT).default(DEFAULT_LOW_STOCK_LIMIT),
  opensAtHour: Hour.default(8),
  closesAtHour: Hour.default(23),
});
export type ShopFacts = z.output<typeof ShopFacts>;

/** A new shop has no facts; its name is entered before it opens. */
export const SavedShopFacts = ShopFacts.extend({ name: z.string().default('') });

const response = data(SavedShopFacts);

export const shopFactsEndpoints = {
  'GET admin/settings': endpoint({ audience: 'change settings', summary: 'Business details of the shop', response }),
  'PUT admin/settings': endpoint({
    audience: 'change settings',
    summary: 'Change the business details of the shop',
    body: ShopFacts.safeExtend(readAs),
    response,
  }),
};
