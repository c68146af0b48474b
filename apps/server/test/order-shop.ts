import type { Order } from '@subah/contract/orders/orders';
import { indiaMoment } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { refunds } from '../src/modules/payments/payments.tables.ts';
import { coinBalance } from '../src/modules/wallet/index.ts';
import type { Settings } from '../src/platform/settings.ts';
import { TOMATO } from './builders/index.ts';
import { setStock } from './buyers.ts';
import { newCustomer, payInSandbox, staySignedIn } from './new-customer.ts';
import { openStockedShop } from './open-shop.ts';

/** A shop at ten in the morning with a customer without orders. Call `reset` before each test. */
export async function openOrderShop({ settings = {} }: { settings?: Partial<Settings> } = {}) {
  let now = indiaMoment(new Date(), 1, 10);
  const shop = await openStockedShop({ clock: () => now, settings });
  const { send: asAdmin } = await staySignedIn(shop, await shop.accountOf('admin'));
  let customer = await newCustomer(shop);

  const orderInput = () => ({ addressId: customer.addressId, paymentMode: 'COD' });
  const addToCart = (productId: string, quantity = 1) => customer.post('/api/cart/add', { productId, quantity });

  return {
    ...shop,
    asAdmin,
    get customer() {
      return customer;
    },
    async reset() {
      now = indiaMoment(now, 0, 10);
      customer = await newCustomer(shop);
      await setStock(shop, [TOMATO], 100);
    },
    setClock: (moment: Date) => {
      now = moment;
    },
    advanceClock: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    orderInput,
    addToCart,
    async placeCashOrder(quantity = 2): Promise<Order> {
      await addToCart(TOMATO, quantity);
      return (await customer.post('/api/payment/order', orderInput())).body.data;
    },
    async placePaidOrder(changes: object = {}): Promise<Order> {
      const { body } = await customer.post('/api/payment/order', {
        ...orderInput(),
        paymentMode: 'online',
        ...changes,
      });
      const verified = await customer.post('/api/payment/verify', await payInSandbox(shop, body.razorpayOrder.id));
      expect(verified.body.status).toBe('Payment verified, order created, and marked completed');
      return (await customer.get(`/api/orders/${body.orderId}`)).body.data;
    },
    changeStatusAsCustomer: (id: string, status: string, reason?: string) =>
      customer.send('PATCH', `/api/orders/status/${id}`, { status, reason }),
    changeStatusAsAdmin: (id: string, status: string, reason?: string) =>
      asAdmin('PATCH', `/api/orders/status/${id}`, { status, reason }),
    coinBalance: () => coinBalance(shop.database.db, customer.id, now),
    refundsOf: (order: Order) =>
      shop.database.db
        .select({ amountPaise: refunds.amountPaise })
        .from(refunds)
        .where(eq(refunds.paymentId, order.paymentId ?? '')),
  };
}

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>;

/** The line of a product that is still part of the order. */
export const lineOf = ({ products }: Order, productId: string) => {
  const line = products.find((item) => item.productId === productId && !item.isRejected);
  if (!line) throw new Error('no such line');
  return line;
};
