import type { Cart } from '@subah/contract/cart/cart';
import type { Bill } from '@subah/contract/pricing/bill';

export const emptyBill: Bill = {
  lines: [],
  itemTotal: 0,
  toPay: 0,
  coins: 0,
  amountDue: 0,
  savings: 0,
  freeDeliveryAbove: 0,
  missingForFreeDelivery: 0,
};

export const emptyCart: Cart = { _id: '', items: [], totalPrice: 0, count: 0, coupon: null, bill: emptyBill };
