import type { CartItem } from '@subah/contract/cart/cart';
import type { Bill } from '@subah/contract/pricing/bill';
import { billLines } from '@subah/messages/bill';
import { t } from '@subah/messages/translate';
import { toPaise, toRupees } from '@subah/rules/money';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import { cashRounding } from '@subah/rules/pricing/cash-rounding';
import type { DeliveryFees } from '@subah/rules/pricing/delivery-fees';
import { priceBasket } from '@subah/rules/pricing/price-basket';
import { catalogOf } from './item-catalogs.ts';
import { isCharged } from './line-attention.ts';
import type { OrderOptions } from './order-options.ts';

type PricingContext = { bill: Bill; coinBalance: number; fees: DeliveryFees; paysCash: boolean };

/**
 * Computes the bill with the server's own rule before it responds. Null where the browser lacks data: coupons and memberships.
 */
export function previewBill(
  items: readonly CartItem[],
  orderOptions: OrderOptions,
  context: PricingContext,
): Bill | null {
  if (context.bill.lines.some(({ key }) => SERVER_ONLY.has(key))) return null;
  const { charges, missingForFreeDeliveryPaise } = priceBasket(items.filter(isCharged).map(basketLine), {
    expressDelivery: orderOptions.expressDelivery,
    tipPaise: toPaise(orderOptions.tip),
    coinBalance: orderOptions.useSuperCoins ? context.coinBalance : 0,
    fees: context.fees,
    paysCash: context.paysCash,
    benefits: {
      freeDeliveryAbovePaise: toPaise(context.bill.freeDeliveryAbove),
      medicineDiscountPercent: 0,
      bloodTestDiscountPercent: 0,
    },
  });
  return makeBill(charges, { couponCode: null, missingForFreeDeliveryPaise });
}

/** A bill of the server after the customer changed between paying online and in cash. */
export function roundBill(bill: Bill, paysCash: boolean): Bill {
  const lines = bill.lines.filter(({ key }) => key !== 'rounding');
  const exactPaise = lines.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  const roundingPaise = paysCash ? cashRounding(exactPaise) : 0;
  const toPay = toRupees(exactPaise - roundingPaise);
  const rounding = { key: 'rounding' as const, label: t(billLines.rounding), amount: toRupees(-roundingPaise) };
  return {
    ...bill,
    lines: roundingPaise === 0 ? lines : [...lines, rounding],
    toPay,
    amountDue: toRupees(toPaise(toPay) - bill.coins * 100),
  };
}

const SERVER_ONLY: ReadonlySet<string> = new Set(['coupon', 'medicine-discount', 'lab-test-discount']);

const basketLine = (item: CartItem) => ({
  productId: item.productId,
  catalog: catalogOf(item.itemType),
  quantity: item.quantity,
  pricePaise: toPaise(item.price),
  mrpPaise: toPaise(item.mrp),
  // Prices include GST; it does not change the bill.
  gstPercent: 0,
});
