import { lowestPrice, maxPercentOff, productsOf } from '@subah/rules/catalog/price-range';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { formatRupees } from '@subah/rules/money';
import type { HomeValues } from '@subah/rules/shop/home-cards';
import { deliveryTexts, freeDeliveryText } from './delivery-promise.ts';
import { type Language, SITE_LANGUAGE } from './language.ts';

type Product = { price: number; percentOff: number };
type Category = { products: readonly Product[] };

/** What the home page offers; null for a part that could not be read. */
type HomeOffers = {
  deals: readonly Product[] | null;
  groceries: readonly Category[] | null;
  vegetables: readonly Category[] | null;
};

const percentText = (percent: number): string => (percent > 0 ? `${percent}%` : '');

/** What the placeholders in the texts of home cards stand for. */
export function homeValues(
  delivery: DeliverySettings,
  { deals, groceries, vegetables }: HomeOffers,
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
  };
}
