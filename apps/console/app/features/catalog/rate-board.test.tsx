import { expect, test } from 'vitest';
import { type ApiCall, failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RateBoardScreen } from './rate-board.tsx';

const product = (id: string, name: string, stock: number) => ({
  _id: id,
  name,
  image: '/uploads/demo/tomato.jpg',
  quantity: 1,
  unit: 'kg',
  price: 40,
  yesterdayPrice: 36,
  mrp: 50,
  stock,
  product_type: 'fruits',
});
const ROWS = [product('p1', 'Tomato', 31), product('p2', 'Potato', 12)];
const list = () => ({ body: { data: ROWS, nextCursor: null } });
const patches = (calls: ApiCall[]) => calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);

test('shows the price of yesterday with the difference', async () => {
  mockApi({
    'GET admin/products': list,
    'PATCH admin/products/p1': () => ({ body: { data: { ...ROWS[0], price: 30 } } }),
  });
  const screen = await renderScreen(<RateBoardScreen />);
  await expect.element(screen.getByRole('row', { name: /^Tomato/ })).toHaveTextContent('Tomato1 kg₹36+₹4₹36+₹4');
  await screen.getByLabelText('Price (₹) of Tomato').fill('30');
  await screen.getByLabelText('Price (₹) of Potato').click();
  await expect.element(screen.getByRole('row', { name: /^Tomato/ })).toHaveTextContent('Tomato1 kg₹36−₹6₹36−₹6');
  await expect.element(screen.getByRole('status').filter({ hasText: 'Tomato: Price (₹) 30' })).toBeInTheDocument();
});

test('says where fruit and vegetables are added while there are none, and not when a search finds none', async () => {
  mockApi({ 'GET admin/products': () => ({ body: { data: [], nextCursor: null } }) });
  const screen = await renderScreen(<RateBoardScreen />);
  const help = screen.getByText('Add fruit and vegetables under Fruits & Vegetables; their rates stand here.');
  await expect.element(help).toBeVisible();
  await screen.getByRole('searchbox').fill('mango');
  await expect.element(help).not.toBeInTheDocument();
});

test('adds what came in with a plus sign', async () => {
  const calls = mockApi({
    'GET admin/products': list,
    'PATCH admin/products/p1': () => ({ body: { data: { ...ROWS[0], stock: 41 } } }),
  });
  const screen = await renderScreen(<RateBoardScreen />);
  const stock = screen.getByLabelText('Stock of Tomato');
  await stock.fill('+10');
  await screen.getByLabelText('Price (₹) of Potato').click();
  await expect.element(stock).toHaveValue('41');
  expect(patches(calls)).toEqual([{ stockChange: 10 }]);
});

test('keeps a rejected figure in the cell and names the product', async () => {
  mockApi({
    'GET admin/products': list,
    'PATCH admin/products/p1': () => failure(400, 'The price cannot be above the MRP.'),
  });
  const screen = await renderScreen(<RateBoardScreen />);
  const price = screen.getByLabelText('Price (₹) of Tomato');
  await price.fill('55');
  await screen.getByLabelText('Price (₹) of Potato').click();
  await expect.element(screen.getByText('Tomato: The price cannot be above the MRP.')).toBeVisible();
  await expect.element(price).toHaveValue('55');
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
});

test('sends the stock that was shown, and shows the stock of now after a conflict', async () => {
  const calls = mockApi({
    'GET admin/products': list,
    'PATCH admin/products/p1': ({ body }) =>
      (body as { shownStock: number }).shownStock === 28
        ? { body: { data: { ...ROWS[0], stock: 38 } } }
        : { status: 409, body: { code: 'STOCK_CHANGED', message: 'The stock is 28 now.', details: { stock: 28 } } },
  });
  const screen = await renderScreen(<RateBoardScreen />);
  const stock = screen.getByLabelText('Stock of Tomato');
  await stock.fill('38');
  await screen.getByLabelText('Price (₹) of Potato').click();
  await expect.element(screen.getByText('Tomato: The stock is 28 now.')).toBeVisible();
  await stock.fill('39');
  await screen.getByLabelText('Price (₹) of Potato').click();
  await expect.element(stock).toHaveValue('38');
  expect(patches(calls)).toEqual([
    { stock: 38, shownStock: 31 },
    { stock: 39, shownStock: 28 },
  ]);
});
