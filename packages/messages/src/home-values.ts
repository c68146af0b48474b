import { lowestPrice, maxPercentOff, productsOf } from '@subah/rules/catalog/price-range';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { discountsOf } from '@subah/rules/membership/benefits';
import { formatRupees } from '@subah/rules/money';
import type { HomeValues } from '@subah/rules/shop/home-cards';
import { deliveryTexts, freeDeliveryText } from './delivery-promise.ts';
import { type Language, SITE_LANGUAGE } from './language.ts';

type Product = { price: number; percentOff: number };
type Category = { products: readonly Product[] };
type Plan = { benefits: { medicineDiscount: number | null; bloodTestDiscount: number | null } };

/** What the home page offers; null for a part that could not be read. */
type HomeOffers = {
  deals: readonly Product[] | null;
  groceries: readonly Category[] | null;
  vegetables: readonly Category[] | null;
  /** Plans on sale; empty in a shop without medicines. */
  medicinePlans: readonly Plan[] | null;
};

const percentText = (percent: number): string => (percent > 0 ? `${percent}%` : '');

const medicineDiscountOf = ({ benefits }: Plan): number =>
  discountsOf({
    medicineDiscountPercent: benefits.medicineDiscount,
    bloodTestDiscountPercent: benefits.bloodTestDiscount,
  }).medicineDiscountPercent;

/** What the placeholders in the texts of home cards stand for. */
export function homeValues(
  delivery: DeliverySettings,
  { deals, groceries, vegetables, medicinePlans }: HomeOffers,
  language: Language = SITE_LANGUAGE,
): HomeValues {
  const { promise, windows, cutOff } = deliveryTexts(delivery, language);
  const vegetablesFrom = lowestPrice(productsOf(vegetables ?? []));
  return {
    freeDelivery: freeDeliveryText(delivery, language),
    promise,
    deliveryTimes: windows,
    cutOff,
    biggestDiscount: percentText(maxPercentOff(deals ?? [])),
    groceryDiscount: percentText(maxPercentOff(productsOf(groceries ?? []))),
    vegetablesFrom: vegetablesFrom === undefined ? '' : formatRupees(vegetablesFrom),
    memberMedicineDiscount: percentText(Math.max(0, ...(medicinePlans ?? []).map(medicineDiscountOf))),
  };
}
