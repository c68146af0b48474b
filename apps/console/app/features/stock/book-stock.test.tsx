import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { StockScreen } from './stock-screen.tsx';

const rice = {
  _id: '0196a7e2-0000-7000-8000-000000000001',
  name: 'Basmati Rice',
  code: 'R-1',
  pack: '5 kg',
  image: 'rice',
  stock: 10,
  lastMove: 7,
  canHaveBatches: true,
  needsBatch: false,
  withoutBatch: 10,
  batches: [],
};
const found = { 'GET admin/stock/products': () => ({ body: { data: [rice] } }) };

test('books a scanned product once and starts a new list', async () => {
  let isRefused = true;
  const calls = mockApi({
    ...found,
    'POST admin/stock-moves': () =>
      isRefused
        ? failure(409, 'Only 10 of Basmati Rice are in stock. Nothing was booked.')
        : { body: { data: [{ productId: rice._id, change: -2, stock: 8 }] } },
  });
  const screen = await renderScreen(<StockScreen />);
  await screen.getByRole('combobox', { name: 'Reason' }).selectOptions('Damaged');
  await screen.getByRole('combobox', { name: 'Product' }).fill('8901030865275');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox', { name: 'Packs of Basmati Rice' }).fill('2');
  const book = screen.getByRole('button', { name: 'Book 1 product' });
  await book.click();
  await expect.element(screen.getByText('Only 10 of Basmati Rice are in stock. Nothing was booked.')).toBeVisible();
  isRefused = false;
  await book.click();
  await expect.element(screen.getByText('No products chosen')).toBeVisible();
  const sent = calls.filter(({ call }) => call === 'POST admin/stock-moves').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({
    reason: 'damaged',
    lines: [{ productId: rice._id, quantity: 2, shownStock: 10 }],
  });
  expect(sent[1]).toEqual(sent[0]);
});

test('starts with the product of a link', async () => {
  const others = { ...rice, _id: '0196a7e2-0000-7000-8000-000000000002', name: 'Rice Flour', code: 'R-11' };
  const calls = mockApi({
    'GET admin/stock/products': () => ({ body: { data: [others, rice] } }),
    'POST admin/stock-moves': () => ({ body: { data: [{ productId: rice._id, change: 1, stock: 11 }] } }),
  });
  const screen = await renderScreen(<StockScreen />, '?section=stock&code=R-1');
  await expect.element(screen.getByRole('textbox', { name: 'Packs of Basmati Rice' })).toHaveValue('1');
  expect(calls.find(({ call }) => call === 'GET admin/stock/products')?.query).toEqual({ q: 'R-1' });
  await screen.getByRole('button', { name: 'Book 1 product' }).click();
  await expect.element(screen.getByText('No products chosen')).toBeVisible();
});

test('shows the difference of a count', async () => {
  mockApi(found);
  const screen = await renderScreen(<StockScreen />);
  await screen.getByRole('combobox', { name: 'Reason' }).selectOptions('Counted');
  await screen.getByRole('combobox', { name: 'Product' }).fill('8901030865275');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Book 0 products' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Counted packs of Basmati Rice' }).fill('7');
  await expect.element(screen.getByText('-3')).toBeVisible();
});

test('books received packs of two batches of one product', async () => {
  const calls = mockApi({ ...found, 'POST admin/stock-moves': () => ({ body: { data: [] } }) });
  const screen = await renderScreen(<StockScreen />);
  await screen.getByRole('combobox', { name: 'Product' }).fill('8901030865275');
  await userEvent.keyboard('{Enter}');
  await screen.getByLabelText('Batch', { exact: true }).fill('DL24');
  await screen.getByLabelText('Expiry').fill('2027-06-30');
  await screen.getByLabelText('Cost (₹)').fill('210.50');
  await screen.getByRole('button', { name: 'Another batch' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Packs of Basmati Rice', exact: true })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Packs of Basmati Rice', exact: true }).fill('3');
  await screen.getByRole('button', { name: 'Book 2 products' }).click();
  await expect.element(screen.getByText('No products chosen')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST admin/stock-moves')?.body).toMatchObject({
    lines: [
      { productId: rice._id, quantity: 1, batch: { number: 'DL24', expiresOn: '2027-06-30', cost: 210.5 } },
      { productId: rice._id, quantity: 3 },
    ],
  });
});

test('asks for batch and expiry of a medicine that came, before it is booked', async () => {
  const dolo = { ...rice, name: 'Dolo 650', needsBatch: true };
  mockApi({ 'GET admin/stock/products': () => ({ body: { data: [dolo] } }) });
  const screen = await renderScreen(<StockScreen />);
  await screen.getByRole('combobox', { name: 'Product' }).fill('8901030865275');
  await userEvent.keyboard('{Enter}');
  const book = screen.getByRole('button', { name: 'Book 1 product' });
  await expect.element(screen.getByText('Enter the batch and the expiry of Dolo 650.')).toBeVisible();
  await expect.element(book).toBeDisabled();
  await screen.getByLabelText('Batch', { exact: true }).fill('DL24');
  await expect.element(book).toBeDisabled();
  await screen.getByLabelText('Expiry').fill('2027-06-30');
  await expect.element(book).toBeEnabled();
});

test('checks a list before it is booked, and names its rows with errors', async () => {
  let errors = [{ line: 3, field: 'code', message: 'No product has the code X.' }];
  const change = { code: 'R-1', name: 'Basmati Rice', change: -2, stock: 8 };
  const calls = mockApi({
    'POST admin/stock-moves/import': ({ body }) => {
      const isBooked = (body as FormData).get('isPreview') === 'false';
      return { body: { data: { rows: 2, isBooked, changes: errors.length > 0 ? [] : [change], errors } } };
    },
  });
  const screen = await renderScreen(<StockScreen />);
  await screen.getByRole('tab', { name: 'CSV list' }).click();
  const list = new File(['code,reason,packs\nR-1,Damaged,2'], 'list.csv', { type: 'text/csv' });
  await screen.getByLabelText('File').upload(list);
  await expect.element(screen.getByText('line 3, code: No product has the code X.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Book/ }).query()).toBeNull();
  errors = [];
  await screen.getByLabelText('File').upload(new File(['again'], 'again.csv', { type: 'text/csv' }));
  await screen.getByRole('button', { name: 'Book 2 rows' }).click();
  await expect.element(screen.getByText('Booked.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Basmati Rice R-1.*-2.*8/ })).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST admin/stock-moves/import')).toHaveLength(3);
});

test('says that a category is not listed completely, and adds the rest', async () => {
  const oil = { ...rice, _id: '0196a7e2-0000-7000-8000-000000000077', name: 'Mustard oil', code: 'OIL' };
  mockApi({
    'GET admin/categories': ({ query }) => ({
      body: { data: query.catalog === 'grocery' ? [{ _id: 'shelf', name: 'Staples' }] : [], nextCursor: null },
    }),
    'GET admin/stock/products': ({ query }) => ({
      body: query.cursor ? { data: [oil], nextCursor: null, total: 2 } : { data: [rice], nextCursor: 'next', total: 2 },
    }),
  });
  const screen = await renderScreen(<StockScreen />);
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('Staples');
  await expect.element(screen.getByText(/1 of the 2 products of Staples were added/)).toBeVisible();
  await screen.getByRole('button', { name: 'Add the next ones' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Packs of Mustard oil' })).toBeVisible();
  await expect.element(screen.getByText(/were added/)).not.toBeInTheDocument();
});
