import { cartRefusals, checkoutRefusals, coinRefusal } from '@subah/messages/api/checkout';
import { couponRefusals } from '@subah/messages/coupon-refusals';
import { fill, joinSentences } from '@subah/messages/message';
import { packSize } from '@subah/rules/catalog/pack-size';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { sampleMorningOf } from '@subah/rules/healthcare/lab-visit';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { expressSlot } from '@subah/rules/orders/express';
import { isBasketTooLarge } from '@subah/rules/pricing/basket-limit';
import type { Charges } from '@subah/rules/pricing/bill-lines';
import { chooseCoins } from '@subah/rules/pricing/choose-coins';
import type { PricedLine } from '@subah/rules/pricing/price-basket';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import {
  addHeldStock,
  type BasketRow,
  findPriceFacts,
  heldCoins,
  type PriceFacts,
  priceCart,
  subtractHeldUse,
} from '../cart/index.ts';
import { type CustomerCoupon, findCoupon } from '../coupons/index.ts';
import { findAddress, type SavedAddress } from '../delivery/index.ts';
import type { NewOrder, NewOrderLine, PendingOrder } from '../orders/index.ts';
import { findOwnPrescription } from '../prescriptions/index.ts';
import { coinBalance } from '../wallet/index.ts';
import { checkLabPatients, checkSamplesWithDelivery, type LabPatients } from './check-lab-patients.ts';
import { checkExpress, type PlaceOrderInput } from './checkout-input.ts';
import { chooseSlot } from './choose-slot.ts';
import { lineProblem } from './line-problem.ts';

type Request = {
  userId: string;
  couponId: string | null;
  basket: BasketRow[];
  account: AccountFacts;
  input: PlaceOrderInput;
  /** The order that this one replaces. */
  attempt: PendingOrder | undefined;
  now: Date;
};

export type PricedOrder = {
  /** The columns of the order that follow from its basket and input. */
  columns: Omit<NewOrder, 'id' | 'status' | 'cartId' | 'cartVersion' | 'inputHash' | 'basketHash'> & Charges;
  lines: NewOrderLine[];
};

type AccountFacts = PriceFacts & { address: SavedAddress | undefined; coins: number };

const isUsingCoins = ({ useSuperCoins, coinsToUse }: PlaceOrderInput): boolean =>
  useSuperCoins || coinsToUse !== undefined;

/** What the price of an order depends on beside the basket. */
export async function findAccountFacts(
  tx: Tx,
  userId: string,
  input: PlaceOrderInput,
  now: Date,
): Promise<AccountFacts> {
  const [address, coins, facts] = await Promise.all([
    findAddress(tx, userId, input.addressId),
    isUsingCoins(input) ? coinBalance(tx, userId, now) : 0,
    findPriceFacts(tx, userId, now),
  ]);
  return { ...facts, address, coins };
}

/** Checks and prices an order without writing anything. */
export async function priceOrder(tx: Tx, request: Request): Promise<PricedOrder> {
  const { userId, couponId, basket, account, input, attempt, now } = request;
  const { settings } = account;
  checkExpress(input, settings, now);
  checkStock(addHeldStock(basket, attempt));
  if (isBasketTooLarge(basket)) throw new Problem('CART_TOO_LARGE', cartRefusals.tooLarge);
  const { address, area } = checkAddress(account.address);
  const prescriptionId = await checkPrescription(tx, userId, basket, input.prescriptionId);
  const patients = checkLabPatients(basket, input.labPatients, settings, now);
  const coupon = subtractHeldUse(await findOrderCoupon(tx, userId, couponId, input.couponCode), attempt);
  const balance = isUsingCoins(input) ? account.coins + heldCoins(attempt) : 0;
  const priced = priceCart(
    basket,
    coupon,
    {
      expressDelivery: input.expressDelivery,
      tipPaise: toPaise(input.tip),
      benefits: account.benefits,
      coinBalance: balance,
      fees: settings.fees,
      paysCash: input.paymentType === 'cod',
    },
    now,
  );
  // The customer saw a bill with the coupon; charging more without asking is worse than refusing.
  if (priced.coupon?.problem)
    throw new Problem('COUPON_NOT_APPLICABLE', fill(checkoutRefusals.removeCoupon, { problem: priced.coupon.problem }));
  if (input.paymentType === 'cod') checkCash(priced.charges.toPayPaise, settings);
  const expressDelivery = priced.isExpress;
  const slot = expressDelivery
    ? expressSlot(now)
    : await chooseSlot(tx, { chosen: input.slot, attempt: attempt?.order, settings, now });
  checkSamplesWithDelivery(basket, patients, expressDelivery ? null : sampleMorningOf(slot.startsAt));
  const rows = new Map(basket.map((row) => [row.productId, row]));
  return {
    columns: {
      ...priced.charges,
      coins: checkCoins(input, { balance, usable: priced.charges.coins }),
      userId,
      paymentType: input.paymentType,
      address,
      area,
      pincode: address.pincode,
      ifMissing: input.ifMissing ?? 'ask',
      instructions: input.instructions ?? '',
      expressDelivery,
      slotFrom: slot.startsAt,
      slotUntil: slot.endsAt,
      couponId: coupon?.id,
      couponCode: coupon?.code,
      couponMinimumPaise: coupon?.minimumBasketPaise,
      couponCatalog: coupon?.catalog,
      smallCartFeePaise: settings.fees.smallCartPaise,
      prescriptionId,
      prescriptionState: prescriptionId ? 'to_check' : 'none',
    },
    lines: priced.lines.map((line) => toOrderLine(line, rows, patients)),
  };
}

function toOrderLine(line: PricedLine, rows: Map<string, BasketRow>, patients: LabPatients): NewOrderLine {
  const row = rows.get(line.productId);
  if (!row) throw new Error('priced line is not in the basket');
  const { code, name, hindiName, picture, hsn, requiresPrescription, fastingHours } = row;
  return {
    ...line,
    code,
    name,
    hindiName,
    picture,
    hsn,
    requiresPrescription,
    fastingHours,
    unit: packSize(row.packQuantity, row.unit),
    ...patients.get(line.productId),
  };
}

function checkStock(basket: BasketRow[]): void {
  const problems = basket.flatMap((row) => lineProblem(row) ?? []);
  if (problems.length > 0) throw new Problem('OUT_OF_STOCK', joinSentences(problems));
}

function checkCoins(input: PlaceOrderInput, limits: { balance: number; usable: number }): number {
  const { coins, refusal } = chooseCoins(input, limits);
  if (!refusal) return coins;
  throw fieldProblem('coinsToUse', coinRefusal(refusal, limits), refusal);
}

function checkAddress(saved: SavedAddress | undefined): Pick<NewOrder, 'address' | 'area'> {
  if (!saved) throw notFound('address');
  if (!saved.isServiceable) throw fieldProblem('addressId', checkoutRefusals.notServed);
  const { addressType, name, phone, street, landmark, city, state, pincode, location, area } = saved;
  return { address: { addressType, name, phone, street, landmark, city, state, pincode, location }, area };
}

async function checkPrescription(
  tx: Tx,
  userId: string,
  basket: BasketRow[],
  prescriptionId: string | undefined,
): Promise<string | undefined> {
  const prescribed = basket.filter((row) => row.requiresPrescription);
  if (prescribed.length === 0) return undefined;
  if (!prescriptionId) {
    const names = prescribed.map(({ name }) => name).join(', ');
    throw fieldProblem('prescriptionId', fill(checkoutRefusals.prescriptionMissing, { names }));
  }
  const found = await findOwnPrescription(tx, userId, prescriptionId);
  if (!found) throw notFound('prescription');
  if (found.status === 'rejected') throw fieldProblem('prescriptionId', checkoutRefusals.prescriptionRefused);
  return found.id;
}

function checkCash(toPayPaise: number, { codLimitPaise }: DeliverySettings): void {
  if (codLimitPaise === null || toPayPaise <= codLimitPaise) return;
  const limit = formatRupees(toRupees(codLimitPaise));
  throw fieldProblem('paymentMode', fill(checkoutRefusals.codLimit, { limit }), 'COD_LIMIT');
}

async function findOrderCoupon(
  tx: Tx,
  userId: string,
  couponId: string | null,
  code: string | undefined,
): Promise<CustomerCoupon | undefined> {
  if (!code) return couponId ? findCoupon(tx, userId, { id: couponId }) : undefined;
  const coupon = await findCoupon(tx, userId, { code });
  if (!coupon) throw fieldProblem('couponCode', couponRefusals.unknown);
  return coupon;
}
