import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLEANER, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { productReviews } from './reviews.tables.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  await shop.reset();
  await shop.database.db.delete(productReviews);
  shop.cache.invalidateAll();
});
afterAll(() => shop.close());

async function receiveTomatoes() {
  const { _id } = await shop.placeCashOrder(1);
  await shop.changeStatusAsAdmin(_id, 'delivered');
}
const own = `/api/products/${TOMATO}/my-review`;
const write = (body: object) => shop.customer.send('PUT', own, body);
const readPublic = async () => {
  shop.cache.invalidateAll();
  return (await shop.get(`/api/products/${TOMATO}/reviews`)).body;
};
const readForStaff = async (status = '') =>
  (await shop.asAdmin('GET', `/api/admin/reviews?status=${status}`)).body.data;

test('lets only a customer review who received the product', async () => {
  expect((await shop.customer.get(own)).body.data).toEqual({ canReview: false, review: null });
  const { _id } = await shop.placeCashOrder(1);
  const refused = await write({ rating: 5 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_BOUGHT' } });
  expect(refused.body.message).toBe('You can review a product once it has been delivered to you.');
  await shop.changeStatusAsAdmin(_id, 'delivered');
  expect((await shop.customer.get(own)).body.data).toEqual({ canReview: true, review: null });
  expect((await write({ rating: 5 })).status).toBe(200);
  expect((await shop.customer.send('PUT', `/api/products/${CLEANER}/my-review`, { rating: 5 })).status).toBe(409);
  expect((await shop.customer.send('PUT', `/api/products/${UNKNOWN_ID}/my-review`, { rating: 5 })).status).toBe(404);
});

test('shows stars at once and a text after staff have shown it', async () => {
  await receiveTomatoes();
  expect((await write({ rating: 4 })).body.data.status).toBe('shown');
  expect(await readPublic()).toMatchObject({ summary: { average: 4, count: 1 }, data: [{ rating: 4, text: '' }] });
  expect((await write({ rating: 2, text: ' Two were crushed ' })).body.data).toMatchObject({
    status: 'waiting',
    text: 'Two were crushed',
  });
  expect(await readPublic()).toMatchObject({ summary: { average: null, count: 0 }, data: [] });
  const [waiting] = await readForStaff('waiting');
  expect(waiting).toMatchObject({ rating: 2, productName: 'Tomato, desi' });
  const shown = await shop.asAdmin('PATCH', `/api/admin/reviews/${waiting._id}`, { status: 'shown', answer: 'Sorry!' });
  expect(shown.body.data).toMatchObject({ status: 'shown', answer: { text: 'Sorry!' } });
  const [review] = (await readPublic()).data;
  expect(review).toMatchObject({ rating: 2, text: 'Two were crushed', answer: { text: 'Sorry!' } });
  expect(review.name).not.toContain(' ');
});

test('keeps one review per customer and product, also when two are sent at once', async () => {
  await receiveTomatoes();
  await Promise.all([write({ rating: 1 }), write({ rating: 5 }), write({ rating: 3 })]);
  expect((await readPublic()).summary.count).toBe(1);
});

test('keeps a hidden review hidden when the customer changes it', async () => {
  await receiveTomatoes();
  await write({ rating: 1 });
  const [review] = await readForStaff();
  await shop.asAdmin('PATCH', `/api/admin/reviews/${review._id}`, { status: 'hidden' });
  expect((await write({ rating: 1, text: 'Bad' })).body.data.status).toBe('hidden');
  expect((await readPublic()).summary.count).toBe(0);
});

test('refuses to show or answer a review that a colleague has hidden meanwhile', async () => {
  await receiveTomatoes();
  await write({ rating: 1 });
  const [opened] = await readForStaff();
  const moderate = (change: object) =>
    shop.asAdmin('PATCH', `/api/admin/reviews/${opened._id}`, { ...change, readAs: opened });
  expect((await moderate({ status: 'hidden' })).status).toBe(200);
  expect((await moderate({ status: 'shown' })).body.code).toBe('RECORD_CHANGED');
  expect((await moderate({ answer: 'Thank you' })).body.code).toBe('RECORD_CHANGED');
  expect((await moderate({ status: 'hidden' })).status).toBe(200);
  expect((await readForStaff())[0]).toMatchObject({ status: 'hidden', answer: null });
});

test.each([{}, { rating: 0 }, { rating: 6 }, { rating: 2.5 }, { rating: 5, text: 'x'.repeat(1001) }])(
  'refuses %j',
  async (body) => {
    await receiveTomatoes();
    expect((await write(body)).status).toBe(400);
    expect((await readPublic()).summary.count).toBe(0);
  },
);

test('averages the reviews of several customers', async () => {
  for (const rating of [5, 4, 4]) {
    await shop.reset();
    await receiveTomatoes();
    await write({ rating });
  }
  expect((await readPublic()).summary).toEqual({ average: 4.3, count: 3 });
});

test('deletes a review on request and with the account', async () => {
  await receiveTomatoes();
  await write({ rating: 5 });
  expect((await shop.customer.send('DELETE', own)).status).toBe(200);
  expect((await shop.customer.send('DELETE', own)).status).toBe(404);
  await write({ rating: 5 });
  expect((await shop.customer.get('/api/users/me/export')).text).toContain('"reviews"');
  const { id, email, mobile } = shop.customer;
  await inTransaction(shop.database.db, async (tx) =>
    reviewsPersonalData.erase?.(tx, { id, email, mobile }, new Date()),
  );
  expect((await readPublic()).summary.count).toBe(0);
});

test('refuses the moderation by customers and of unknown reviews', async () => {
  expect((await shop.customer.get('/api/admin/reviews')).status).toBe(403);
  expect((await shop.asAdmin('PATCH', `/api/admin/reviews/${UNKNOWN_ID}`, { status: 'hidden' })).status).toBe(404);
});
