import type { Quote } from '@subah/contract/checkout/checkout';
import { cartRefusals, checkoutRefusals, coinRefusal, expressNote } from '@subah/messages/api/checkout';
import { type DeliverySlot, nextDeliverySlot } from '@subah/rules/delivery/delivery-slot';
import { toPaise } from '@subah/rules/money';
import { expressAt } from '@subah/rules/orders/express';
import { isBasketTooLarge } from '@subah/rules/pricing/basket-limit';
import { makeBill } from '@subah/rules/pricing/bill-lines';
import { chooseCoins } from '@subah/rules/pricing/choose-coins';
import type { Deps } from '../../deps.ts';
import { onOneConnection, type Tx } from '../../platform/database/database.ts';
import type { Translate } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import {
  addHeldStock,
  type CartRow,
  chargedLines,
  findCartWithBasket,
  findPriceFacts,
  heldCoins,
  priceCart,
  subtractHeldUse,
  toWireCoupon,
  unknownCoupon,
} from '../cart/index.ts';
import { findCoupon } from '../coupons/index.ts';
import { findAddress } from '../delivery/index.ts';
import { findPendingOrder, listOfferedSlots } from '../orders/index.ts';
import { coinBalance } from '../wallet/index.ts';
import { isCash } from './checkout-input.ts';
import { sameSlot } from './choose-slot.ts';
import { lineProblem } from './line-problem.ts';

type QuoteInput = {
  expressDelivery: boolean;
  useSuperCoins: boolean;
  coinsToUse?: number | undefined;
  tip: number;
  couponCode?: string | undefined;
  addressId?: string | undefined;
  slot?: string | undefined;
  paymentMode?: string | undefined;
};

/** The bill that an order with this input would get. Changes nothing. */
export async function quoteOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: QuoteInput,
  t: Translate,
): Promise<Quote> {
  const now = clock();
  const {
    rows,
    coupon: quoted,
    balance,
    benefits,
    address,
    settings,
    slots,
  } = await loadQuoteData(db, userId, input, now);
  if (input.addressId && !address) throw notFound('address');
  const goods = chargedLines(rows);
  const express = expressAt(now, settings);
  const isOpen = express === 'open';
  const choices = {
    expressDelivery: input.expressDelivery && isOpen,
    tipPaise: toPaise(input.tip),
    benefits,
    fees: settings.fees,
    paysCash: isCash(input.paymentMode),
  };
  const full = priceCart(goods, quoted, { ...choices, coinBalance: balance }, now);
  const limits = { balance, usable: full.charges.coins };
  const { coins, refusal } = chooseCoins(input, limits);
  const coupon = input.couponCode && !quoted ? unknownCoupon(input.couponCode) : full.coupon;
  const isServiceable = address?.isServiceable ?? null;
  const slot = slots.find(sameSlot(input.slot)) ?? slots[0] ?? nextDeliverySlot(now, settings);
  return {
    bill: makeBill(
      { ...full.charges, coins },
      { couponCode: coupon?.code ?? null, missingForFreeDeliveryPaise: full.missingForFreeDeliveryPaise },
    ),
    coupon: coupon && toWireCoupon(coupon, t),
    express: { isAvailable: isOpen, note: t(expressNote(express, settings.express.from)) },
    coins: limits,
    deliverySlot: toWireSlot(slot),
    slots: slots.map(toWireSlot),
    isServiceable,
    needsPrescription: goods.some((row) => row.requiresPrescription),
    problems: [
      ...rows.flatMap((row) => lineProblem(row) ?? []),
      ...(slots.length === 0 ? [checkoutRefusals.slotFull] : []),
      ...(isServiceable === false ? [checkoutRefusals.notServed] : []),
      ...(isBasketTooLarge(goods) ? [cartRefusals.tooLarge] : []),
      ...(refusal ? [coinRefusal(refusal, limits)] : []),
    ].map((problem) => t(problem)),
  };
}

const toWireSlot = ({ startsAt, endsAt, isTomorrow }: DeliverySlot): Quote['deliverySlot'] => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isTomorrow,
});

const loadQuoteData = (db: Deps['db'], userId: string, input: QuoteInput, now: Date) =>
  onOneConnection(db, async (connection) => {
    const [{ cart, basket: rows }, coins, address, { benefits, settings }] = await Promise.all([
      findCartWithBasket(connection, userId),
      coinBalance(connection, userId, now),
      input.addressId ? findAddress(connection, userId, input.addressId) : undefined,
      findPriceFacts(connection, userId, now),
    ]);
    const attempt = cart?.attemptId ? await findPendingOrder(connection, cart.attemptId) : undefined;
    return {
      rows: addHeldStock(rows, attempt),
      coupon: subtractHeldUse(await findQuotedCoupon(connection, userId, cart, input.couponCode), attempt),
      balance: coins + heldCoins(attempt),
      benefits,
      address,
      settings,
      slots: await listOfferedSlots(connection, { settings, attempt: attempt?.order, now }),
    };
  });

const findQuotedCoupon = async (db: Tx, userId: string, cart: CartRow | undefined, code: string | undefined) => {
  if (code) return findCoupon(db, userId, { code });
  return cart?.couponId ? findCoupon(db, userId, { id: cart.couponId }) : undefined;
};
