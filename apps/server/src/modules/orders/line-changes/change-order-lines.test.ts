import type { Order } from '@subah/contract/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, aProduct, CLEANER, TOMATO } from '../../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../../test/buyers.ts';
import { lineOf, type OrderShop, openOrderShop } from '../../../../test/order-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { creditNotes, invoices } from '../../invoices/invoices.tables.ts';
import { checkConsistency } from '../../reports/index.ts';
import { sumDays } from '../../reports/period/sum-days.ts';
import { salesDays } from '../../reports/reports.tables.ts';
import { earnCoins } from '../../wallet/index.ts';

let shop: OrderShop;
let cheap: string;
let dear: string;
beforeAll(async () => {
  shop = await openOrderShop();
  cheap = (await aProduct(shop, { name: 'Cheap soap', pricePaise: 20_00, stock: 50 })).id;
  dear = (await aProduct(shop, { name: 'Dear soap', pricePaise: 900_00, stock: 50 })).id;
});
beforeEach(() => shop.reset());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
afterAll(() => shop.close());

const change = (order: Order, lines: object[], more: object = {}) =>
  shop.asAdmin('PATCH', `/api/admin/orders/${order._id}/lines`, {
    reason: 'Not in stock',
    version: order.version,
    lines,
    ...more,
  });

async function order(changes: object = {}): Promise<Order> {
  await shop.addToCart(TOMATO, 3);
  await shop.addToCart(CLEANER, 2);
  return shop.placePaidOrder(changes);
}

async function cashOrder(): Promise<Order> {
  await shop.addToCart(CLEANER, 2);
  return shop.placeCashOrder(3);
}

test('takes out a line and lowers another, with stock, refund, credit note, timeline and mail', async () => {
  const placed = await order();
  const [tomatoes, cleaners] = [await stockOf(shop, TOMATO), await stockOf(shop, CLEANER)];
  const { status, body } = await change(placed, [
    { lineId: lineOf(placed, CLEANER)._id, quantity: 0 },
    { lineId: lineOf(placed, TOMATO)._id, quantity: 2 },
  ]);
  expect(status).toBe(200);
  const changed: Order = body.data;
  const [tomato, cleaner] = [lineOf(placed, TOMATO), lineOf(placed, CLEANER)];
  expect(changed.totalAmount).toBeCloseTo(placed.totalAmount - tomato.price - cleaner.total, 2);
  expect(changed.refundedAmount).toBeCloseTo(tomato.price + cleaner.total, 2);
  expect(changed.products.map(({ quantity, isRejected }) => [quantity, isRejected])).toEqual(
    expect.arrayContaining([
      [2, false],
      [2, true],
    ]),
  );
  expect(await stockOf(shop, TOMATO)).toBe(tomatoes + 1);
  expect(await stockOf(shop, CLEANER)).toBe(cleaners + 2);
  expect(changed.timeline.at(-1)).toMatchObject({
    reason: 'Not in stock',
    by: 'admin',
    change: {
      before: { toPay: placed.bill.toPay },
      after: { toPay: changed.bill.toPay },
      refund: changed.refundedAmount,
    },
  });
  const [note] = await shop.database.db.select().from(creditNotes).where(eq(creditNotes.orderId, placed._id));
  expect(note?.amountPaise).toBe(Math.round(changed.refundedAmount * 100));
  const mail = (await mailsTo(shop, shop.customer.email)).find(({ subject }) =>
    subject.includes('We changed your order'),
  );
  expect(mail?.text).toContain('removed');
  expect(mail?.text).toContain('Bill before');
});

test('lowers the cash to collect', async () => {
  const placed = await cashOrder();
  const { _id, total } = lineOf(placed, CLEANER);
  const { data } = (await change(placed, [{ lineId: _id, quantity: 0 }])).body;
  expect(data).toMatchObject({ refundedAmount: 0, isPaid: false });
  expect(data.totalAmount).toBeCloseTo(placed.totalAmount - total, 2);
});

test('rounds a changed cash order again; tax, credit note and report stay exact', async () => {
  const loose = await aProduct(shop, { name: 'Loose rice', pricePaise: 33_45, gstPercent: 5, stock: 50 });
  await shop.addToCart(loose.id, 7);
  const placed = await shop.placeCashOrder(1);
  const tomato = lineOf(placed, TOMATO);
  expect(placed.bill.lines.find(({ key }) => key === 'rounding')?.amount).toBe(-0.15);
  const { data } = (await change(placed, [{ lineId: lineOf(placed, loose.id)._id, quantity: 6 }])).body;
  expect(data).toMatchObject({ totalAmount: 200 + tomato.total, refundedAmount: 0 });
  expect(data.bill.lines.find(({ key }: { key: string }) => key === 'rounding')?.amount).toBe(-0.7);
  const [note] = await shop.database.db.select().from(creditNotes).where(eq(creditNotes.orderId, placed._id));
  expect(note?.amountPaise).toBe(33_45);
  const [issued] = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, placed._id));
  expect(issued).toMatchObject({
    totalPaise: Math.round(placed.totalAmount * 100) + 15,
    figures: { roundingPaise: 15, duePaise: Math.round(placed.totalAmount * 100) },
  });
  await sumDays(shop.deps);
  const [day] = await shop.database.db.select().from(salesDays).where(eq(salesDays.paymentType, 'cod'));
  expect(day?.roundingPaise).toBe(70);
});

test('replaces a product at no more than its price and invoices the order anew', async () => {
  const placed = await order();
  const { _id: lineId, price } = lineOf(placed, CLEANER);
  const { body } = await change(placed, [{ lineId, quantity: 0, replaceWith: { productId: dear } }]);
  const changed: Order = body.data;
  expect(lineOf(changed, dear)).toMatchObject({ quantity: 2, price });
  expect(changed).toMatchObject({ totalAmount: placed.totalAmount, refundedAmount: 0 });
  expect(await stockOf(shop, dear)).toBe(48);
  const issued = await shop.database.db.select().from(invoices).where(eq(invoices.orderId, placed._id));
  expect(issued.map(({ round }) => round).sort()).toEqual([0, 1]);

  const again = await change(changed, [
    { lineId: lineOf(changed, dear)._id, quantity: 1, replaceWith: { productId: cheap } },
  ]);
  expect(lineOf(again.body.data, cheap)).toMatchObject({ quantity: 1, price: 20 });
  expect(again.body.data.refundedAmount).toBeCloseTo(price - 20, 2);
  const back = await change(again.body.data, [
    { lineId: lineOf(again.body.data, cheap)._id, quantity: 0, replaceWith: { productId: CLEANER } },
  ]);
  expect(back.status).toBe(200);
  const cancelled = (await shop.changeStatusAsAdmin(placed._id, 'cancelled', 'Customer called')).body.data;
  expect(cancelled.refundedAmount).toBeCloseTo(placed.totalAmount, 2);
  expect(await stockOf(shop, dear)).toBe(50);
});

test('refunds the difference of a lower weight', async () => {
  const placed = await order();
  const { _id: lineId, price } = lineOf(placed, CLEANER);
  const { data } = (await change(placed, [{ lineId, quantity: 2, price: price - 1.5 }])).body;
  expect(data.refundedAmount).toBeCloseTo(3, 2);
});

test('keeps the promised coupon in proportion', async () => {
  const coupon = await aCoupon(shop, { kind: 'percent', value: 10, minimumBasketPaise: 100_00 });
  const placed = await order({ couponCode: coupon.code });
  const { _id: lineId } = lineOf(placed, CLEANER);
  const { data } = (await change(placed, [{ lineId, quantity: 0 }])).body;
  const tomato = lineOf(data, TOMATO);
  expect(tomato.discount).toBeCloseTo(tomato.total / 10, 1);
  expect(data.couponCode).toBe(coupon.code);
});

test('returns coins for what money did not pay, once', async () => {
  await inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, {
      userId: shop.customer.id,
      coins: 5000,
      reason: 'earned-with-order',
      sourceKey: newId(),
      now: shop.deps.clock(),
    }),
  );
  const placed = await order({ useSuperCoins: true });
  expect(placed.totalAmount).toBeLessThan(2);
  const spent = await shop.coinBalance();
  const first = (await change(placed, [{ lineId: lineOf(placed, CLEANER)._id, quantity: 0 }])).body.data;
  expect(await shop.coinBalance()).toBe(spent + placed.bill.coins - first.bill.coins);
  const again = (await change(first, [{ lineId: lineOf(first, TOMATO)._id, quantity: 1 }])).body.data;
  expect(await shop.coinBalance()).toBe(spent + placed.bill.coins - again.bill.coins);
  await shop.changeStatusAsAdmin(placed._id, 'cancelled', 'Customer called');
  expect(await shop.coinBalance()).toBe(5000);
});

test('earns coins for the changed bill only', async () => {
  const placed = await cashOrder();
  const { data } = (await change(placed, [{ lineId: lineOf(placed, CLEANER)._id, quantity: 0 }])).body;
  await shop.changeStatusAsAdmin(placed._id, 'delivered');
  expect(await shop.coinBalance()).toBe(Math.floor(data.bill.itemTotal / 50));
});

test('shows the bill before and after without changing anything', async () => {
  const placed = await order();
  const lines = [{ lineId: lineOf(placed, CLEANER)._id, quantity: 1 }];
  const { body } = await shop.asAdmin('POST', `/api/admin/orders/${placed._id}/lines/preview`, { lines });
  expect(body.data.before.toPay).toBe(placed.bill.toPay);
  expect(body.data.refund).toBeCloseTo(placed.bill.toPay - body.data.after.toPay, 2);
  const { data } = (await shop.asAdmin('GET', `/api/orders/${placed._id}`)).body;
  expect(data).toMatchObject({ version: placed.version, totalAmount: placed.totalAmount });
});

test('refuses what is not allowed and changes nothing', async () => {
  const placed = await cashOrder();
  const [tomato, cleaner] = [lineOf(placed, TOMATO), lineOf(placed, CLEANER)];
  const codeOf = async (lines: object[], more = {}) => {
    const { status, body } = await change(placed, lines, more);
    return [status, body.error?.code ?? body.code];
  };
  const out = { lineId: cleaner._id, quantity: 0 };
  expect(await codeOf([out], { reason: ' ' })).toEqual([400, 'VALIDATION']);
  expect(await codeOf([{ lineId: cleaner._id, quantity: 3 }])).toEqual([400, 'VALIDATION']);
  expect(await codeOf([{ lineId: cleaner._id, quantity: 2, price: cleaner.price + 1 }])).toEqual([400, 'VALIDATION']);
  expect(await codeOf([{ ...out, replaceWith: { productId: TOMATO } }])).toEqual([400, 'VALIDATION']);
  expect(await codeOf([out, { lineId: tomato._id, quantity: 0 }])).toEqual([409, 'ORDER_WOULD_BE_EMPTY']);
  await setStock(shop, [cheap], 1);
  expect(await codeOf([{ ...out, replaceWith: { productId: cheap } }])).toEqual([409, 'OUT_OF_STOCK']);
  await setStock(shop, [cheap], 50);
  expect(await codeOf([out], { version: placed.version - 1 })).toEqual([409, 'ORDER_CHANGED']);
  const asCustomer = await shop.customer.send('PATCH', `/api/admin/orders/${placed._id}/lines`, { lines: [out] });
  expect(asCustomer.status).toBe(403);
  const { data } = (await shop.asAdmin('GET', `/api/orders/${placed._id}`)).body;
  expect(data).toMatchObject({ version: placed.version, totalAmount: placed.totalAmount });
  await shop.changeStatusAsAdmin(placed._id, 'delivered');
  const { data: delivered } = (await shop.asAdmin('GET', `/api/orders/${placed._id}`)).body;
  expect(await codeOf([out], { version: delivered.version })).toEqual([409, 'ORDER_LINES_FINAL']);
});

test('takes out items that the customer refuses at the door, but replaces none', async () => {
  const placed = await cashOrder();
  await shop.changeStatusAsAdmin(placed._id, 'outfor delivery');
  const { version } = (await shop.asAdmin('GET', `/api/orders/${placed._id}`)).body.data;
  const cleaner = lineOf(placed, CLEANER);
  const out = { lineId: cleaner._id, quantity: 0 };
  const stock = await stockOf(shop, CLEANER);
  const replaced = await change(placed, [{ ...out, replaceWith: { productId: cheap } }], { version });
  expect([replaced.status, replaced.body.code]).toEqual([400, 'VALIDATION']);
  const missing = await shop.asAdmin('POST', `/api/admin/orders/${placed._id}/missing-items`, {
    lines: [out],
    version,
  });
  expect([missing.status, missing.body.code]).toEqual([409, 'ORDER_LINES_FINAL']);
  const { status, body } = await change(placed, [out], { version, reason: 'Refused at the door' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'outfor delivery', totalAmount: placed.totalAmount - cleaner.total });
  expect(await stockOf(shop, CLEANER)).toBe(stock + cleaner.quantity);
});
