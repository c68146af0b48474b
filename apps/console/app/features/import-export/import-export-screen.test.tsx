import type { ImportColumns, ImportPreview } from '@subah/contract/catalog/import-admin';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ImportExportScreen } from './import-export-screen.tsx';

const counts = { rows: 3, created: 1, changed: 1, unchanged: 0, repeated: 0, failed: 1 };
const errors = [{ line: 4, field: 'price', message: 'Price is required.' }];
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
const columns: ImportColumns = {
  header: ['product', 'shelf', 'price'],
  columns: [
    { column: 'name', title: 'product', isGuess: true },
    { column: 'category', title: null, isGuess: false },
    { column: 'price', title: 'price', isGuess: false },
  ],
  missing: [],
  unused: ['shelf'],
  unit: null,
  looksLikePaise: false,
  sample: [],
};
const readColumns = { 'POST admin/import/grocery/columns': () => ({ body: { data: columns } }) };
const mappingOf = (body: unknown) => (body instanceof FormData ? JSON.parse(String(body.get('columns'))) : undefined);
const csv = new File(['name,category,price\n'], 'list.csv', { type: 'text/csv' });

const isPreview = (body: unknown) => body instanceof FormData && body.get('isPreview') === 'true';

test('previews a list with its row errors without writing', async () => {
  const calls = mockApi({
    ...readColumns,
    'POST admin/import/grocery': () => ({ body: { data: preview } }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await expect.element(screen.getByText('Atta 5 kg')).toBeVisible();
  await expect.element(screen.getByText('line 4, price: Price is required.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Import 2 products' })).toBeEnabled();
  expect(calls.map(({ call, body }) => [call, isPreview(body)])).toEqual([
    ['POST admin/import/grocery/columns', false],
    ['POST admin/import/grocery', true],
  ]);
});

test('starts the import and polls its progress until it is done', async () => {
  const progress = [
    { state: 'running', part: 0.5 },
    { state: 'done', part: 1 },
  ];
  mockApi({
    ...readColumns,
    'POST admin/import/grocery': ({ body }) => ({ body: { data: isPreview(body) ? preview : { _id: 'run1' } } }),
    'GET admin/imports/run1': () => ({
      body: {
        data: {
          ...counts,
          unknownUnits: [],
          errors,
          failure: null,
          ...(progress.length > 1 ? progress.shift() : progress[0]),
        },
      },
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
  mockApi({ 'POST admin/import/grocery/columns': () => failure(400, 'The list has no column "name".') });
  const screen = await renderScreen(<ImportExportScreen />);
  const input = screen.getByLabelText('CSV list');
  await input.upload(csv);
  await expect.element(input).toHaveAccessibleDescription('The list has no column "name".');
});

test('reads a corrected list that is chosen again under the same name', async () => {
  mockApi({
    ...readColumns,
    'POST admin/import/grocery': () => ({ body: { data: preview } }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  const input = screen.getByLabelText('CSV list');
  await input.upload(csv);
  await expect.element(screen.getByText('line 4, price: Price is required.')).toBeVisible();
  // The browser reports a choice only if it differs from the value of the field.
  await input.click();
  await expect.element(input).toHaveValue('');
  await expect.element(screen.getByText('line 4, price: Price is required.')).not.toBeInTheDocument();
});

test('shows the reason for a failed import', async () => {
  mockApi({
    ...readColumns,
    'POST admin/import/grocery': ({ body }) => ({ body: { data: isPreview(body) ? preview : { _id: 'run1' } } }),
    'GET admin/imports/run1': () => ({
      body: {
        data: {
          ...counts,
          unknownUnits: [],
          errors: [],
          state: 'failed',
          part: 0.3,
          failure: 'The import was interrupted.',
        },
      },
    }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await screen.getByRole('button', { name: 'Import 2 products' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The import was interrupted.');
});

test('asks for a missing column before anything is previewed', async () => {
  const chosen: unknown[] = [];
  mockApi({
    'POST admin/import/grocery/columns': ({ body }) => {
      const { map } = mappingOf(body);
      chosen.push(map);
      const found = map.category ? { column: 'category' as const, title: 'shelf', isGuess: false } : columns.columns[1];
      const all = [columns.columns[0], found, columns.columns[2]];
      return { body: { data: { ...columns, columns: all, missing: map.category ? [] : ['category'] } } };
    },
    'POST admin/import/grocery': ({ body }) => {
      chosen.push(mappingOf(body).map);
      return { body: { data: { ...preview, unknownUnits: [{ unit: 'seeds', rows: 4 }] } } };
    },
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Choose the column for category, or enter one value for all rows.');
  expect(screen.getByRole('button', { name: /^Import \d/ }).query()).toBeNull();
  await screen.getByLabelText('Category', { exact: true }).selectOptions('shelf');
  await expect.element(screen.getByRole('button', { name: 'Import 2 products' })).toBeEnabled();
  await expect.element(screen.getByText(/seeds \(4 rows\)/)).toBeVisible();
  expect(chosen).toEqual([{}, { category: 'shelf' }, { category: 'shelf' }]);
});

test('reads the list again while a value for all rows is typed, so that one press imports it', async () => {
  const calls = mockApi({
    ...readColumns,
    'POST admin/import/grocery': ({ body }) => ({ body: { data: isPreview(body) ? preview : { _id: 'run1' } } }),
    'GET admin/imports/run1': () => ({
      body: { data: { ...counts, unknownUnits: [], errors, failure: null, state: 'done', part: 1 } },
    }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  const button = screen.getByRole('button', { name: 'Import 2 products' });
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await screen.getByLabelText('Stock if empty').fill('20');
  const reads = () => calls.filter(({ call }) => call === 'POST admin/import/grocery/columns');
  await expect.poll(() => reads().map(({ body }) => mappingOf(body).defaults)).toEqual([{}, { stock: '20' }]);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await expect.element(screen.getByRole('progressbar', { name: 'Imported' })).toBeVisible();
  expect(reads()).toHaveLength(2);
});

test('offers the rows with errors after the import', async () => {
  const calls = mockApi({
    ...readColumns,
    'POST admin/import/grocery': ({ body }) => ({ body: { data: isPreview(body) ? preview : { _id: 'run1' } } }),
    'GET admin/imports/run1': () => ({
      body: { data: { ...counts, unknownUnits: [], errors, failure: null, state: 'done', part: 1 } },
    }),
    'GET admin/imports/run1/errors': () => ({ body: '' }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await screen.getByRole('button', { name: 'Import 2 products' }).click();
  await screen.getByRole('button', { name: /^Rows with errors/ }).click();
  await expect.poll(() => calls.at(-1)?.call).toBe('GET admin/imports/run1/errors');
});

test('asks whether dear prices are in paise before anything is imported', async () => {
  const scales: unknown[] = [];
  mockApi({
    'POST admin/import/grocery/columns': ({ body }) => {
      const { scale } = mappingOf(body);
      scales.push(scale);
      return { body: { data: { ...columns, looksLikePaise: scale.price === undefined } } };
    },
    'POST admin/import/grocery': () => ({ body: { data: preview } }),
  });
  const screen = await renderScreen(<ImportExportScreen />);
  await screen.getByLabelText('CSV list').upload(csv);
  await expect.element(screen.getByRole('alert').getByText('Are these prices in paise?')).toBeVisible();
  await expect.element(screen.getByText('Atta 5 kg would cost ₹245; in paise it is ₹2.45.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Import 2 products' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Yes, in paise' }).click();
  await expect.element(screen.getByRole('button', { name: 'Import 2 products' })).toBeEnabled();
  await expect.element(screen.getByLabelText('Prices are in')).toHaveValue('paise');
  expect(scales).toEqual([{}, { price: 0.01, mrp: 0.01 }]);
  await expect.element(screen.getByRole('status').filter({ hasText: '3 rows' })).toHaveFocus();
});
