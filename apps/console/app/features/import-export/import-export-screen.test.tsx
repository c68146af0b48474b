import type { ImportPreview } from '@subah/contract/catalog/import-admin';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ImportExportScreen } from './import-export-screen.tsx';

const counts = { rows: 3, created: 1, changed: 1, unchanged: 0, repeated: 0, failed: 1 };
const errors = [{ line: 4, field: 'price', sentence: 'Price is required.' }];
const preview: ImportPreview = {
  ...counts,
  newCategories: 1,
  newSubcategories: 0,
  unknownUnits: [],
  errors,
  preview: [
    {
      line: 2,
      state: 'created',
      code: 'atta-5kg',
      name: 'Atta 5 kg',
      category: 'Atta',
      subcategory: null,
      price: 245,
      stock: 10,
    },
  ],
};
const csv = new File(['name,category,price\n'], 'list.csv', { type: 'text/csv' });

const isPreview = (body: unknown) => body instanceof FormData && body.get('isPreview') === 'true';

test('previews a list with its row errors without writing', async () => {
  const calls = mockApi({ 'POST admin/import/grocery': () => ({ body: { data: preview } }) });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await expect.element(screen.getByText('Atta 5 kg')).toBeVisible();
  await expect.element(screen.getByText('line 4, price: Price is required.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Import 2 products' })).toBeEnabled();
  expect(calls.map(({ body }) => isPreview(body))).toEqual([true]);
});

test('starts the import and polls its progress until it is done', async () => {
  const progress = [
    { state: 'running', part: 0.5 },
    { state: 'done', part: 1 },
  ];
  mockApi({
    'POST admin/import/grocery': ({ body }) => ({ body: { data: isPreview(body) ? preview : { _id: 'run1' } } }),
    'GET admin/imports/run1': () => ({
      body: { data: { ...counts, errors, failure: null, ...(progress.length > 1 ? progress.shift() : progress[0]) } },
    }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await screen.getByRole('button', { name: 'Import 2 products' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Imported' })).toBeVisible();
  await expect.element(screen.getByText(/3 rows: 1 new, 1 changed/)).toBeVisible();
});

test('shows the reason for a rejected file', async () => {
  mockApi({ 'POST admin/import/grocery': () => failure(400, 'The list has no column "name".') });
  const screen = await renderScreen(<ImportExportScreen />);
  const input = screen.getByLabelText('CSV list');
  await input.upload(csv);
  await expect.element(input).toHaveAccessibleDescription('The list has no column "name".');
});

test('shows the reason for a failed import', async () => {
  mockApi({
    'POST admin/import/grocery': ({ body }) => ({ body: { data: isPreview(body) ? preview : { _id: 'run1' } } }),
    'GET admin/imports/run1': () => ({
      body: { data: { ...counts, errors: [], state: 'failed', part: 0.3, failure: 'The import was interrupted.' } },
    }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await screen.getByRole('button', { name: 'Import 2 products' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The import was interrupted.');
});
