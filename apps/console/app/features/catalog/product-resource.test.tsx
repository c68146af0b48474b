import type { Catalog } from '@subah/rules/catalog/catalogs';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
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
