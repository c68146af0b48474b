import type { CartItem } from '@subah/contract/orders/cart';
import type { Bill } from '@subah/contract/orders/pricing';
import { CATALOGS, type Catalog, catalogFacts, type ItemType } from '@subah/rules/catalog/catalogs';
import { toPaise } from '@subah/rules/money';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import { priceBasket } from '@subah/rules/pricing/price-basket';
import type { OrderOptions } from './order-options.ts';

type Known = { bill: Bill; coinBalance: number };

/**
 * The bill that the server is about to answer, by the same rule. Null where only the server knows enough: the terms of a
 * coupon and of a membership, and whether what has run out is still sold.
 */
export function previewBill(items: readonly CartItem[], orderOptions: OrderOptions, known: Known): Bill | null {
  if (known.bill.lines.some(({ key }) => SERVER_ONLY.has(key))) return null;
  if (items.some(({ stockLeft }) => stockLeft === 0)) return null;
  const { charges, missingForFreeDeliveryPaise } = priceBasket(items.map(basketLine), {
    expressDelivery: orderOptions.expressDelivery,
    tipPaise: toPaise(orderOptions.tip),
    coinBalance: orderOptions.useSuperCoins ? known.coinBalance : 0,
    benefits: {
      freeDeliveryAbovePaise: toPaise(known.bill.freeDeliveryAbove),
      medicineDiscountPercent: 0,
      bloodTestDiscountPercent: 0,
    },
  });
  return makeBill(charges, { couponCode: null, missingForFreeDeliveryPaise });
}

const SERVER_ONLY: ReadonlySet<string> = new Set(['coupon', 'medicine-discount', 'lab-test-discount']);

const basketLine = (item: CartItem) => ({
  productId: item.productId,
  catalog: catalogOf(item.itemType),
  quantity: item.quantity,
  pricePaise: toPaise(item.price),
  mrpPaise: toPaise(item.mrp),
  // Tax is inside the price; it splits the bill on paper and moves nothing here.
  gstPercent: 0,
});

export const catalogOf = (itemType: ItemType): Catalog =>
  CATALOGS.find((catalog) => catalogFacts[catalog].itemType === itemType) ?? 'grocery';
