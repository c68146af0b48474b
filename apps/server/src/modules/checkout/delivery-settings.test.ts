import type { Quote } from '@subah/contract/checkout/checkout';
import { type DeliverySettings, toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { fillCart, insertBuyers, placeOrderFor, setStock } from '../../../test/buyers.ts';
import { newCustomer, payInSandbox, staySignedIn } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import type { Problem } from '../../platform/http/problem.ts';

const DEFAULTS = toWireDeliverySettings(DEFAULT_DELIVERY_SETTINGS);
const NOON = new Date('2026-11-15T12:00:00+05:30');
let now = NOON;
let shop: OpenShop;
let admin: Awaited<ReturnType<typeof staySignedIn>>;

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  admin = await staySignedIn(shop, await shop.accountOf('admin'));
  await setStock(shop, [TOMATO], 500);
});
beforeEach(async () => {
  now = NOON;
  await save({});
});
afterAll(() => shop.close());

const save = (change: Partial<DeliverySettings>) =>
  admin.send('PUT', '/api/admin/delivery-settings', { ...DEFAULTS, ...change });
const read = async () => (await admin.send('GET', '/api/admin/delivery-settings')).body.data;

/** A customer with tomatoes in the cart. */
async function buyer(quantity = 1) {
  const { addressId, send, post } = await newCustomer(shop);
  await post('/api/cart/add', { productId: TOMATO, quantity });
  const order = (body: object = {}) => post('/api/payment/order', { addressId, paymentMode: 'COD', ...body });
  const quote = async (body: object = {}) => (await post('/api/cart/quote', body)).body.data as Quote;
  return { send, order, quote };
}

const at = (text: string) => new Date(`${text}:00+05:30`).toISOString();
const startsOf = ({ slots }: Quote) => slots.map(({ startsAt }) => startsAt);

describe('saving', () => {
  test('answers the documented defaults until something is saved, and what was saved afterwards', async () => {
    const saved = await save({ cutOff: '21:30', codLimit: 2000, checkoutTips: [50, 10, 10] });
    expect(saved.body.data).toEqual({ ...DEFAULTS, cutOff: '21:30', codLimit: 2000, checkoutTips: [10, 50] });
    expect(await read()).toEqual(saved.body.data);
    const { body } = await admin.send('GET', '/api/admin/audit?subject=settings');
    expect(body.data[0]).toMatchObject({
      subjectId: 'delivery',
      before: { cutOff: '23:00' },
      after: { cutOff: '21:30' },
    });
  });

  test.each([
    ['windows', { windows: [] }],
    ['windows', { windows: [{ from: '11:00', until: '08:00', capacity: null }] }],
    ['windows.0.capacity', { windows: [{ from: '08:00', until: '11:00', capacity: 0 }] }],
    ['cutOff', { cutOff: '25:00' }],
    ['holidays.0', { holidays: ['2026-02-30'] }],
    ['expressUntil', { expressUntil: '07:00' }],
    ['expressFee', { expressFee: -1 }],
    ['smallCartCharge', { smallCartCharge: 'much' }],
    ['codLimit', { codLimit: 0 }],
    ['drawerTips.0', { drawerTips: [501] }],
  ])('refuses a wrong %s and changes nothing', async (field, change) => {
    const { status, body } = await save(change as Partial<DeliverySettings>);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(field);
    expect(await read()).toEqual(DEFAULTS);
  });

  test('is for managers', async () => {
    const { accessToken: token } = await shop.signIn('packer');
    expect((await shop.send('PUT', '/api/admin/delivery-settings', { token, body: DEFAULTS })).status).toBe(403);
  });
});

describe('charges', () => {
  test('bills cart, quote and order with the charges of the shop', async () => {
    const customer = await buyer();
    await save({ smallCartCharge: 25, freeDeliveryAbove: 5000, expressFee: 60 });
    const cart = await customer.send('GET', '/api/cart');
    expect(cart.body.data.bill).toMatchObject({ freeDeliveryAbove: 5000 });
    const { bill } = await customer.quote({ expressDelivery: true });
    expect(bill.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['items', bill.itemTotal],
      ['small-cart', 25],
      ['express', 60],
    ]);
    const { body } = await customer.order({ expressDelivery: true, expectedTotal: bill.amountDue });
    expect(body.data.bill.toPay).toBe(bill.itemTotal + 85);
  });

  test('asks again when the charges changed after the customer saw the bill', async () => {
    const customer = await buyer();
    const { bill } = await customer.quote();
    await save({ smallCartCharge: 25 });
    const { status, body } = await customer.order({ expectedTotal: bill.amountDue });
    expect([status, body.code]).toEqual([409, 'BILL_CHANGED']);
  });

  test('delivers express without a fee when the shop sets none', async () => {
    const customer = await buyer();
    await save({ expressFee: 0 });
    const { body } = await customer.order({ expressDelivery: true });
    expect(body.data).toMatchObject({ expressDelivery: true });
    expect(new Date(body.data.deliverySlot.until).getTime() - now.getTime()).toBe(30 * 60_000);
  });

  test('refuses express delivery when it is off, and outside its hours', async () => {
    const customer = await buyer();
    await save({ expressOffered: false });
    expect((await customer.quote()).express).toEqual({
      isAvailable: false,
      note: 'Express delivery is not offered at the moment',
    });
    expect((await customer.order({ expressDelivery: true })).status).toBe(400);
    await save({ expressFrom: '14:30' });
    const refused = await customer.order({ expressDelivery: true });
    expect(refused.body.fields.expressDelivery).toBe('Express delivery is back today at 2:30PM.');
  });

  test('refuses cash above the limit, and takes it up to the limit', async () => {
    const customer = await buyer(5);
    const { bill } = await customer.quote();
    await save({ codLimit: bill.toPay - 1 });
    const refused = await customer.order();
    expect([refused.status, refused.body.code]).toEqual([409, 'COD_LIMIT']);
    expect(refused.body.message).toMatch(/^Cash on delivery is available up to ₹/);
    await save({ codLimit: bill.toPay });
    expect((await customer.order()).status).toBe(200);
  });
});

describe('slots', () => {
  const TWO_WINDOWS = [
    { from: '08:00', until: '11:00', capacity: 1 },
    { from: '17:00', until: '20:00', capacity: null },
  ];

  test('follows cut-off and holidays', async () => {
    const customer = await buyer();
    await save({ cutOff: '11:00', holidays: ['2026-11-17'] });
    const { deliverySlot, slots } = await customer.quote();
    expect(deliverySlot).toEqual({
      startsAt: at('2026-11-18T08:00'),
      endsAt: at('2026-11-18T11:00'),
      isTomorrow: false,
    });
    expect(slots).toEqual([deliverySlot]);
    const { body } = await customer.order();
    expect(body.data.deliverySlot.from).toBe(at('2026-11-18T08:00'));
  });

  test('stores the chosen window and refuses one that is not offered', async () => {
    now = new Date('2026-11-25T12:00:00+05:30');
    const customer = await buyer();
    await save({ windows: TWO_WINDOWS });
    expect(startsOf(await customer.quote())).toEqual([at('2026-11-26T08:00'), at('2026-11-26T17:00')]);
    const wrong = await customer.order({ slot: at('2026-11-26T09:00') });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'SLOT_NOT_AVAILABLE']);
    const { body } = await customer.order({ slot: at('2026-11-26T17:00') });
    expect(body.data.deliverySlot).toMatchObject({ from: at('2026-11-26T17:00'), until: at('2026-11-26T20:00') });
  });

  test('gives the last place of a window to one of two simultaneous orders and offers the next one', async () => {
    now = new Date('2026-12-01T12:00:00+05:30');
    await save({ windows: TWO_WINDOWS });
    const buyers = await insertBuyers(shop, 8);
    for (const one of buyers) await fillCart(shop, one, [{ productId: TOMATO, quantity: 1 }]);
    const slot = at('2026-12-02T08:00');
    const settled = await Promise.allSettled(buyers.map((one) => placeOrderFor(shop, one, { slot })));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const problems = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as Problem] : []));
    expect(new Set(problems.map(({ code, message }) => code ?? message))).toEqual(new Set(['SLOT_FULL']));
    const late = await buyer();
    const refused = await late.order({ slot });
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_FULL']);
    expect(refused.body.details.slots[0].startsAt).toBe(at('2026-12-02T17:00'));
    expect(startsOf(await late.quote({ slot }))).toEqual([at('2026-12-02T17:00'), at('2026-12-03T08:00')]);
    expect((await late.order()).body.data.deliverySlot.from).toBe(at('2026-12-02T17:00'));
  });

  test('the database refuses an order beyond the capacity, whoever writes it', async () => {
    now = new Date('2026-12-20T12:00:00+05:30');
    await save({ windows: TWO_WINDOWS });
    const { body } = await (await buyer()).order({ slot: at('2026-12-21T08:00') });
    const other = (await (await buyer()).order({ slot: at('2026-12-21T17:00') })).body;
    const writing = shop.database.pool.query(
      'update orders set slot_from = (select slot_from from orders where id = $1) where id = $2',
      [body.data._id, other.data._id],
    );
    await expect(writing).rejects.toMatchObject({ constraint: 'orders_slot_capacity' });
  });

  test('frees the place of a cancelled order', async () => {
    now = new Date('2026-12-05T12:00:00+05:30');
    await save({ windows: TWO_WINDOWS });
    const [first, second] = [await buyer(), await buyer()];
    const slot = at('2026-12-06T08:00');
    const placed = await first.order({ slot });
    expect((await second.order({ slot })).body.code).toBe('SLOT_FULL');
    await first.send('PATCH', `/api/orders/status/${placed.body.data._id}`, { status: 'cancelled' });
    expect((await second.order({ slot })).status).toBe(200);
  });

  test('keeps the place of an order that is paid just after its hold', async () => {
    now = new Date('2026-12-15T12:00:00+05:30');
    await save({ windows: TWO_WINDOWS });
    const customer = await buyer();
    const slot = at('2026-12-16T08:00');
    const { body } = await customer.order({ paymentMode: 'online', slot });
    const proof = await payInSandbox(shop, body.razorpayOrder.id);
    now = new Date('2026-12-15T12:16:00+05:30');
    expect((await customer.send('POST', '/api/payment/verify', proof)).status).toBe(200);
    const order = await customer.send('GET', `/api/orders/${body.orderId}`);
    expect(order.body.data.deliverySlot.from).toBe(slot);
  });

  test('keeps staff from moving an order into a full window or to a holiday', async () => {
    now = new Date('2026-12-10T12:00:00+05:30');
    await save({ windows: TWO_WINDOWS, holidays: ['2026-12-13'] });
    await (await buyer()).order();
    now = new Date('2026-12-11T12:00:00+05:30');
    const { body } = await (await buyer()).order();
    now = new Date('2026-12-10T12:00:00+05:30');
    const move = (date: string) =>
      admin.send('PATCH', `/api/admin/orders/${body.data._id}/slot`, { date, version: body.data.version });
    const full = await move('2026-12-11');
    expect([full.status, full.body.code]).toEqual([409, 'SLOT_FULL']);
    expect((await move('2026-12-13')).status).toBe(400);
    expect((await move('2026-12-14')).status).toBe(200);
  });
});
