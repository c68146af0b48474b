import { assortmentOf } from '@subah/rules/catalog/assortment';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { formatRupees, toRupees } from '@subah/rules/money';
import { RETURN_HOURS } from '@subah/rules/orders/allowed-changes';
import { CREDIT_HOURS, isFresh } from '@subah/rules/orders/freshness-credit';
import { timeWindowText } from '../dates.ts';
import { deliveryTexts } from '../delivery-promise.ts';
import type { Language } from '../language.ts';
import { type Messages, type MessageWith, withValues } from '../message.ts';
import { translate } from '../translate.ts';

/** What the owner entered; texts may be empty. */
type Facts = Record<
  | 'name'
  | 'legalName'
  | 'address'
  | 'phone'
  | 'email'
  | 'gstin'
  | 'fssai'
  | 'drugLicence'
  | 'pharmacist'
  | 'grievanceOfficer',
  string
>;

export type PolicySource = {
  facts: Facts;
  delivery: DeliverySettings;
  areas: readonly { name: string; hindiName: string | null }[];
  /** Those with products on sale. */
  catalogs: readonly Catalog[];
};

/** A block of a draft. An empty text leaves it out: the shop has no such rule. */
export type DraftBlock = MessageWith<DraftValues>;

export const block = withValues<DraftValues>;

/** In the language of the draft. Amounts that the shop has not set are empty. */
export type DraftValues = {
  shop: string;
  seller: string;
  address: string;
  officer: string;
  /** Phone, email and address as a list. */
  contact: string;
  /** GSTIN and licences as a list. */
  registrations: string;
  sellsMedicines: boolean;
  sellsLabTests: boolean;
  areas: string;
  promise: string;
  freeDelivery: string;
  smallCartCharge: string;
  expressTime: string;
  expressFee: string;
  codLimit: string;
  returnHours: number;
  creditHours: number;
  creditLimit: string;
};

const labels = {
  ourShop: { en: 'our shop', hi: 'हमारी दुकान' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  email: { en: 'Email', hi: 'ईमेल' },
  address: { en: 'Address', hi: 'पता' },
  gstin: { en: 'GSTIN', hi: 'GSTIN' },
  fssai: { en: 'FSSAI licence', hi: 'FSSAI लाइसेंस' },
  drugLicence: { en: 'Drug licence', hi: 'दवा लाइसेंस' },
  pharmacist: { en: 'Registered pharmacist', hi: 'रजिस्टर्ड फ़ार्मासिस्ट' },
} satisfies Messages;

export function draftValues({ facts, delivery, areas, catalogs }: PolicySource, language: Language): DraftValues {
  const { express, fees, codLimitPaise, freshness } = delivery;
  const { promise, freeDelivery } = deliveryTexts(delivery, language);
  const shop = facts.name || translate(language, labels.ourShop);
  const list = (names: readonly (keyof Facts & keyof typeof labels)[]) =>
    names
      .filter((name) => facts[name] !== '')
      .map((name) => `- ${translate(language, labels[name])}: ${facts[name]}`)
      .join('\n');
  const { sellsMedicines, sellsLabTests } = assortmentOf(catalogs);
  const isAlwaysFree = fees.smallCartPaise === 0 || fees.freeDeliveryAbovePaise === 0;
  return {
    shop,
    seller: facts.legalName || shop,
    address: facts.address,
    officer: facts.grievanceOfficer,
    contact: list(['phone', 'email', 'address']),
    registrations: list(['gstin', 'fssai', 'drugLicence', 'pharmacist']),
    sellsMedicines,
    sellsLabTests,
    areas: areas.map(({ name, hindiName }) => (language === 'hi' && hindiName) || name).join(', '),
    promise,
    freeDelivery,
    smallCartCharge: isAlwaysFree ? '' : rupees(fees.smallCartPaise),
    expressTime: express.isOffered ? timeWindowText(express.from, express.until, language) : '',
    expressFee: fees.expressPaise > 0 ? rupees(fees.expressPaise) : '',
    codLimit: codLimitPaise === null ? '' : rupees(codLimitPaise),
    returnHours: RETURN_HOURS,
    creditHours: CREDIT_HOURS,
    creditLimit: freshness.perOrder > 0 && catalogs.some(isFresh) ? formatRupees(freshness.perOrder) : '',
  };
}

const rupees = (paise: number): string => formatRupees(toRupees(paise));
