import type { Catalog } from '@subah/rules/catalog/catalogs';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { productResource } from './product-resource.tsx';

const product = {
  ...{ _id: '1', code: 'CBC', image: '/uploads/cbc.webp', unit: 'piece', quantity: 1, brand: 'Subah Labs' },
  ...{ categoryId: { _id: 'c1', name: 'Fever' }, subcategoryId: null, groupCode: null },
  ...{ stock: 1000, price: 349, mrp: 499, lowStockAt: 0, lowStockLimit: null, isAvailable: true, isDeleted: false },
};

async function openList(catalog: Catalog, name: string) {
  mockApi({
    'GET admin/products': () => ({ body: { data: [{ ...product, name, product_type: catalog }], nextCursor: null } }),
  });
  return renderScreen(<ResourceScreen resource={productResource(catalog)} />);
}

test('lists goods with their pack and lab tests without', async () => {
  const goods = await openList('grocery', 'Lighter');
  await expect.element(goods.getByText('Subah Labs · 1 piece')).toBeVisible();
  await goods.unmount();
  const tests = await openList('labtest', 'Complete Blood Count');
  await expect.element(tests.getByText('Subah Labs', { exact: true })).toBeVisible();
});

test('asks for the category before the subcategory, and says where to add the first one', async () => {
  mockApi({
    'GET admin/products': () => ({ body: { data: [], nextCursor: null } }),
    'GET admin/saved-views': () => ({ body: { data: [] } }),
    'GET admin/categories': () => ({ body: { data: [{ _id: 'c1', name: 'Fruits' }], nextCursor: null } }),
    'GET admin/subcategories': () => ({ body: { data: [], nextCursor: null } }),
  });
  const screen = await renderScreen(<ResourceScreen resource={productResource('fruits')} />);
  await screen.getByRole('button', { name: 'Add product' }).click();
  const form = screen.getByRole('dialog');
  await form.getByLabelText('Name', { exact: true }).fill('Banana');
  await form.getByRole('button', { name: 'Add product' }).click();
  const category = form.getByLabelText('Category');
  await expect.element(category).toHaveFocus();
  await expect.element(category).toHaveAccessibleDescription('Select a category.');
  await category.selectOptions('Fruits');
  await expect.element(form.getByText('None yet. Add one on the Subcategory tab first.')).toBeVisible();
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect.element(form.getByText('Select a subcategory.')).toBeVisible();
});

test('changes selected products together, or all that match, after a preview', async () => {
  const part = { fromId: '1', toId: '9', fingerprint: 'f1' };
  const report = {
    ...{ selected: 1250, changed: 1200, heldAtMrp: 3, parts: [part] },
    skipped: [{ reason: 'The price would be zero or less.', count: 1, names: ['Gum'] }],
    examples: [{ _id: '1', name: 'Lighter', changes: [{ field: 'price', before: 349, after: 366 }] }],
  };
  const calls = mockApi({
    'GET admin/products': () => ({
      body: { data: [{ ...product, name: 'Lighter', product_type: 'grocery' }], nextCursor: null },
    }),
    'GET admin/categories': () => ({ body: { data: [], nextCursor: null } }),
    'GET admin/saved-views': () => ({ body: { data: [] } }),
    'POST admin/products/bulk': ({ body }) => ({
      body: { data: { ...report, isDone: (body as { part?: unknown }).part !== undefined } },
    }),
  });
  const screen = await renderScreen(<ResourceScreen resource={productResource('grocery')} />, '?q=light&state=low');
  await screen.getByRole('checkbox', { name: 'Select Lighter' }).click();
  await screen.getByRole('button', { name: 'Change all that match' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Price' })).toHaveFocus();
  await screen.getByRole('combobox', { name: 'Price' }).selectOptions('Raise by percent');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Enter by how much.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'By' }).fill('5');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('heading', { name: '1,200 of 1,250 change' })).toHaveFocus();
  await expect.element(screen.getByText('Price ₹349 → ₹366')).toBeVisible();
  await expect.element(screen.getByText('3 prices are held at the MRP.')).toBeVisible();
  await expect.element(screen.getByText('Not changed: 1 (Gum). The price would be zero or less.')).toBeVisible();
  await screen.getByRole('button', { name: 'Change 1,200 products' }).click();
  await expect.element(screen.getByText('1,200 products changed')).toBeVisible();
  const sent = calls.filter(({ call }) => call === 'POST admin/products/bulk').map(({ body }) => body);
  const change = {
    ...{ catalog: 'grocery', matching: { q: 'light', state: 'low' } },
    changes: { priceStep: 'raise-percent', priceBy: '5', isRounded: true },
  };
  expect(sent).toEqual([change, { ...change, part }]);
});

test('goes on after a failure with the parts that are left', async () => {
  const parts = ['a', 'b', 'c'].map((fingerprint) => ({ fromId: '1', toId: '9', fingerprint }));
  const sent: string[] = [];
  mockApi({
    'GET admin/products': () => ({
      body: { data: [{ ...product, name: 'Lighter', product_type: 'grocery' }], nextCursor: null },
    }),
    'GET admin/categories': () => ({ body: { data: [], nextCursor: null } }),
    'GET admin/saved-views': () => ({ body: { data: [] } }),
    'POST admin/products/bulk': ({ body }) => {
      const { part } = body as { part?: { fingerprint: string } };
      const report = { selected: 30, changed: part ? 10 : 30, heldAtMrp: 0, skipped: [], examples: [], isDone: false };
      if (!part) return { body: { data: { ...report, parts } } };
      sent.push(part.fingerprint);
      if (sent.length === 2) return failure(500, 'Down.');
      if (part.fingerprint === 'c') return { status: 409, body: { message: 'Changed.', code: 'PRODUCT_CHANGED' } };
      return { body: { data: { ...report, parts: [] } } };
    },
  });
  const screen = await renderScreen(<ResourceScreen resource={productResource('grocery')} />);
  await screen.getByRole('checkbox', { name: 'Select Lighter' }).click();
  await screen.getByRole('button', { name: 'Change all that match' }).click();
  await screen.getByRole('textbox', { name: 'Brand' }).fill('Subah');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('button', { name: 'Change 30 products' })).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await screen.getByRole('button', { name: 'Change 30 products' }).click();
  await expect.element(screen.getByText('Down.')).toBeVisible();
  await expect.element(screen.getByText('10 of 30 changed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' }).query()).toBeNull();
  expect(asksBeforeClosing()).toBe(true);
  await screen.getByRole('button', { name: 'Go on with the others' }).click();
  await expect.element(screen.getByText(/20 products changed. Some were left out/)).toBeVisible();
  expect(sent).toEqual(['a', 'b', 'b', 'c']);
  await expect.poll(asksBeforeClosing).toBe(false);
});

function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test('does not let a pharmacist select products', async () => {
  mockApi({
    'GET admin/products': () => ({
      body: { data: [{ ...product, name: 'Dolo', product_type: 'medicine' }], nextCursor: null },
    }),
  });
  const screen = await renderScreen(<ResourceScreen resource={productResource('medicine')} />, '', 'pharmacist');
  await expect.element(screen.getByText('Dolo')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Dolo' }).elements()).toEqual([]);
});
