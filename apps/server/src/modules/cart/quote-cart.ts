import type { Quote } from '@subah/contract/orders/cart';
import { limitNote } from '@subah/rules/cart/line-quantity';
import { nextMorningSlot, slotText } from '@subah/rules/delivery/delivery-slot';
import { toPaise } from '@subah/rules/money';
import { expressAt } from '@subah/rules/orders/express';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import type { Deps } from '../../deps.ts';
import { onOneConnection, type Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findCoupon } from '../coupons/index.ts';
import { findAddress } from '../delivery/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { coinBalance } from '../wallet/index.ts';
import { type BasketRow, type CartRow, findBasket, findCart } from './cart.queries.ts';
import { priceCart, unknownCoupon } from './price-cart.ts';

type QuoteInput = {
  expressDelivery: boolean;
  useSuperCoins: boolean;
  tip: number;
  couponCode?: string | undefined;
  addressId?: string | undefined;
};

/** The bill that an order with this input would get. Changes nothing. */
export async function quoteCart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: QuoteInput,
): Promise<Quote> {
  const now = clock();
  const {
    rows,
    coupon: quoted,
    balance,
    benefits,
    address,
  } = await onOneConnection(db, async (one) => {
    const [cart, rows, balance, benefits, address] = await Promise.all([
      findCart(one, userId),
      findBasket(one, userId),
      coinBalance(one, userId, now),
      benefitsOf(one, userId, now),
      input.addressId ? findAddress(one, userId, input.addressId) : undefined,
    ]);
    return { rows, coupon: await findQuotedCoupon(one, userId, cart, input.couponCode), balance, benefits, address };
  });
  if (input.addressId && !address) throw notFound('Address');
  const goods = rows.filter((row) => row.isSold);
  const express = expressAt(now);
  const choices = {
    expressDelivery: input.expressDelivery && express.isAvailable,
    tipPaise: toPaise(input.tip),
    benefits,
  };
  const full = priceCart(goods, quoted, { ...choices, coinBalance: balance }, now);
  const usable = full.charges.coins;
  const charges = input.useSuperCoins ? full.charges : { ...full.charges, coins: 0 };
  const coupon = input.couponCode && !quoted ? unknownCoupon(input.couponCode) : full.coupon;
  const isServiceable = address?.isServiceable ?? null;
  return {
    bill: makeBill(charges, {
      couponCode: coupon?.code ?? null,
      missingForFreeDeliveryPaise: full.missingForFreeDeliveryPaise,
    }),
    coupon,
    express,
    coins: { balance, usable },
    deliverySlot: slotText(nextMorningSlot(now)),
    isServiceable,
    needsPrescription: goods.some((row) => row.requiresPrescription),
    problems: [...stockProblems(rows), ...(isServiceable === false ? [NOT_SERVED] : [])],
  };
}

export const NOT_SERVED = 'We do not deliver to this pincode yet.';

const findQuotedCoupon = async (db: Tx, userId: string, cart: CartRow, code: string | undefined) => {
  if (code) return findCoupon(db, userId, { code });
  return cart.couponId ? findCoupon(db, userId, { id: cart.couponId }) : undefined;
};

const stockProblems = (rows: BasketRow[]): string[] => rows.flatMap((row) => lineProblem(row) ?? []);

/** Why a line cannot be ordered; undefined when it can. */
export function lineProblem(row: {
  name: string;
  quantity: number;
  stock: number;
  isSold: boolean;
}): string | undefined {
  if (!row.isSold) return `${row.name} is not sold any more. Please remove it.`;
  return row.stock < row.quantity ? `${row.name}: ${limitNote(row.stock)}.` : undefined;
}
