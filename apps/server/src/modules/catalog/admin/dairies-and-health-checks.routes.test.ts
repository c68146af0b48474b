import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, type OpenConsole, openConsole } from '../../../../test/open-console.ts';

let shop: OpenConsole['shop'];
let send: OpenConsole['send'];
let read: OpenConsole['read'];
let picture: OpenConsole['picture'];

beforeAll(async () => {
  ({ shop, send, read, picture } = await openConsole());
});

afterAll(() => shop.close());

test('saves address and rating of a dairy and the delivery time of a milk product', async () => {
  const bad = await send('POST', 'milk/create', form({ name: 'Test Dairy', rating: '5.5', image: picture }));
  expect(bad.body.fields).toHaveProperty('rating');
  const dairy = await send(
    'POST',
    'milk/create',
    form({ name: 'Test Dairy', address: 'Mandideep', rating: '4.3', image: picture }),
  );
  expect(dairy.body.data).toMatchObject({ name: 'Test Dairy', address: 'Mandideep', rating: 4.3 });
  const changed = await send('PUT', `milk/${dairy.body.data._id}`, form({ rating: '4.8' }));
  expect(changed.body.data).toMatchObject({ address: 'Mandideep', rating: 4.8 });
  expect(
    (
      await send(
        'POST',
        'milk-products/create',
        form({ name: 'A2', price: '40', quantity: '', categoryId: dairy.body.data._id, image: picture }),
      )
    ).body.message,
  ).toBe('Quantity is required.');
  const milk = await send(
    'POST',
    'milk-products/create',
    form({ name: 'A2', price: '40', quantity: '500', unit: 'ml', categoryId: dairy.body.data._id, image: picture }),
  );
  expect(milk.body.data).toMatchObject({ deliveryTime: '11 MINS', unit: 'ml', quantity: 500, mrp: 40 });
  expect((await send('DELETE', `milk-products/${milk.body.data._id}`)).status).toBe(200);
  expect((await send('DELETE', `milk/${dairy.body.data._id}`)).status).toBe(404);
});

test('does not delete a health check with lab tests', async () => {
  const check = await send(
    'POST',
    'health-checks/create',
    form({ title: 'Travel', description: 'Before a trip', image: picture }),
  );
  expect(check.body.data).toMatchObject({ title: 'Travel', description: 'Before a trip' });
  const id = check.body.data._id;
  const lab = await send(
    'POST',
    'lab-tests/create',
    form({ name: 'Malaria', price: '300', mrp: '400', healthCheck: id, image: picture }),
  );
  expect(lab.body.data).toMatchObject({
    includedTests: 1,
    location: 'Bhopal',
    discountPercentage: 25,
    healthCheck: { _id: id },
  });
  expect((await send('DELETE', `health-checks/${id}`)).status).toBe(409);
  expect((await send('PUT', `lab-tests/${lab.body.data._id}`, { includedTests: 3 })).body.data.includedTests).toBe(3);
  await send('DELETE', `lab-tests/${lab.body.data._id}`);
  expect((await send('DELETE', `health-checks/${id}`)).body.message).toContain('Hidden');
  const list = await read('health-checks');
  expect(list.body.data.map((one: { _id: string }) => one._id)).not.toContain(id);
  expect((await send('POST', 'health-checks/create', form({ image: picture }))).body.message).toBe(
    'Title is required.',
  );
});
