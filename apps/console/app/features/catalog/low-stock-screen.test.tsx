import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LowStockScreen } from './low-stock-screen.tsx';

const product = (changes: object) => ({
  ...{ _id: '1', name: 'Tomato', code: 'TOM', image: '/uploads/tomato.webp', unit: 'kg', quantity: 1 },
  ...{ product_type: 'fruits', stock: 2, lowStockAt: 5, lowStockLimit: 5, price: 30, mrp: 40, expiryDate: null },
  ...changes,
});

test('links a medicine to Stock, where its batch is entered, and edits other goods in place', async () => {
  const dolo = product({ _id: '2', name: 'Dolo 650', code: 'DOLO & 650', product_type: 'medicine', stock: 3 });
  mockApi({ 'GET admin/low-stock': () => ({ body: { data: [product({}), dolo], nextCursor: null } }) });
  const screen = await renderScreen(<LowStockScreen />);
  await expect.element(screen.getByRole('textbox', { name: 'Stock of Tomato' })).toHaveValue('2');
  await expect.element(screen.getByRole('row', { name: /Dolo 650.* 3 / })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Stock of Dolo 650' }).query()).toBeNull();
  await screen.getByRole('link', { name: 'Book packs of Dolo 650' }).click();
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(screen.search())))
    .toEqual({
      section: 'stock',
      code: 'DOLO & 650',
    });
});
