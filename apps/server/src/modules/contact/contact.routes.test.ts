import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { contactMessages } from './contact.tables.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a message to the shop is kept', async () => {
  const { status, body } = await shop.post('/api/contact', {
    email: ' asha@example.com ',
    phone: '9826012345',
    message: 'When do you open?',
  });
  expect(status).toBe(200);
  const kept = await shop.database.db.select().from(contactMessages);
  expect(kept).toMatchObject([
    { id: body.data._id, email: 'asha@example.com', phone: '9826012345', message: 'When do you open?' },
  ]);
});

test('every field is required and a refused message is not kept', async () => {
  const { status, body } = await shop.post('/api/contact', { email: 'nobody', phone: '', message: ' ' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    email: 'Enter a valid email address.',
    phone: 'Enter a valid 10-digit mobile number.',
    message: 'Message is required.',
  });
  expect(await shop.database.db.select().from(contactMessages)).toHaveLength(1);
});
