import type { Order } from '@subah/contract/orders/orders';
import type { PickUp } from '@subah/contract/orders/pick-ups';
import { expect } from 'vitest';
import { aProduct, TOMATO } from './builders/index.ts';
import { setStock, stockOf } from './buyers.ts';
import { lineOf, openOrderShop } from './order-shop.ts';

export const STOCK = 20;

/** A shop with soap, which is sold again after a return, and tomatoes, which are not. Call `nextSoap` before each test. */
export async function openReturnShop() {
  const shop = await openOrderShop();
  let soap = '';

  const readOrder = async (id: string): Promise<Order> => (await shop.customer.get(`/api/orders/${id}`)).body.data;
  const setStatus = async (id: string, status: string, more: object = {}) => {
    const answer = await shop.asAdmin('PATCH', `/api/orders/status/${id}`, { status, ...more });
    expect(answer.body).toMatchObject({ data: { status } });
  };
  const pickUpsOf = async (orderId: string): Promise<PickUp[]> => {
    const { body } = await shop.asAdmin('GET', '/api/admin/pick-ups?limit=100');
    return (body.data as PickUp[]).filter((row) => row.orderId === orderId);
  };
  const openPickUpOf = async (orderId: string): Promise<PickUp> => {
    const open = (await pickUpsOf(orderId)).filter(({ state }) => state === 'open');
    const newest = open.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
    if (!newest) throw new Error('no pick-up');
    return newest;
  };
  const done = (id: string, more: object = {}) =>
    shop.asAdmin('POST', `/api/admin/pick-ups/${id}/done`, { riderId: null, ...more });

  async function deliveredOrder(quantity = 4, paymentMode: 'cash' | 'online' = 'cash'): Promise<Order> {
    await shop.addToCart(soap, quantity);
    if (paymentMode === 'online') await shop.addToCart(TOMATO, 2);
    const { _id: id } = await (paymentMode === 'cash' ? shop.placeCashOrder(2) : shop.placePaidOrder());
    await setStatus(id, 'delivered');
    return readOrder(id);
  }

  return {
    ...shop,
    get customer() {
      return shop.customer;
    },
    get soap() {
      return soap;
    },
    async nextSoap() {
      await shop.reset();
      ({ id: soap } = await aProduct(shop, { catalog: 'grocery', name: 'Soap', pricePaise: 100_00, stock: 0 }));
      await setStock(shop, [soap], STOCK);
    },
    readOrder,
    setStatus,
    reopen: (id: string, status: string) => setStatus(id, status, { reopen: true, reason: 'Set by mistake' }),
    pickUpsOf,
    openPickUpOf,
    done,
    stock: () => stockOf(shop, soap),
    deliveredOrder,
    /** The customer returns packs of the soap, and the shop accepts. */
    async returnPacks(order: Order, quantity: number): Promise<PickUp> {
      const form = new FormData();
      form.set('lines', JSON.stringify([{ lineId: lineOf(order, soap)._id, quantity }]));
      form.set('reason', 'wrong_item');
      expect((await shop.customer.send('POST', `/api/orders/${order._id}/returns`, form)).status).toBe(200);
      const { body } = await shop.asAdmin('GET', '/api/admin/claims?state=open&kind=return');
      const path = `/api/admin/claims/${body.data[0]._id}/decision`;
      expect((await shop.asAdmin('POST', path, { decision: 'accepted' })).status).toBe(200);
      shop.advanceClock(1000);
      return openPickUpOf(order._id);
    },
    async returnedOrder(quantity = 4): Promise<{ order: Order; pickUp: PickUp }> {
      const order = await deliveredOrder(quantity);
      await setStatus(order._id, 'returned');
      return { order, pickUp: await openPickUpOf(order._id) };
    },
  };
}
