import { expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { type ApiCall, failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { api } from '../api/session.ts';
import { limitedList } from '../list/limited-list.ts';
import type { Resource } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';

type Row = { _id: string; name: string };

const products: Resource<Row> = {
  id: 'products',
  singular: 'product',
  plural: 'products',
  list: ({ q, sort, cursor, filters }) =>
    api('GET admin/products', {
      query: { q, cursor, sort: (sort || 'shelf') as 'name', state: filters.state as 'low' | undefined },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: 'Search products',
  filters: [{ name: 'state', label: 'State', options: [{ value: 'low', label: 'Low stock' }] }],
  columns: [{ key: 'name', label: 'Name', sort: { up: 'name' }, cell: (row) => row.name }],
  remove: {
    send: (row) => api('DELETE grocery/products/{id}', { params: { id: row._id } }),
    errorText: 'Failed to delete',
  },
  csv: [['Name', (row) => row.name]],
  emptyText: 'No products found.',
  errorText: 'Failed to fetch products',
};

const page = (names: string[], nextCursor: string | null = null) => ({
  body: { data: names.map((name) => ({ _id: name.toLowerCase(), name })), nextCursor },
});
const NO_QUERY = { q: '', sort: '', cursor: undefined, filters: {} };
const fail = () => Promise.reject(new Error('not used'));
const lastQuery = (calls: ApiCall[]) => calls.at(-1)?.query;

test('shows the rows and their count, and asks without filters that are not set', async () => {
  const calls = mockApi({ 'GET admin/products': () => page(['Tomato', 'Onion']) });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await expect.element(screen.getByRole('row', { name: /Onion/ })).toBeVisible();
  await expect.element(screen.getByText('2 products')).toBeVisible();
  expect(lastQuery(calls)).not.toHaveProperty('state');
});

test('says that a list without pages ends at its limit, also while it is filtered', async () => {
  const names = ['Tomato', 'Onion', 'Okra'];
  mockApi({ 'GET admin/products': () => page(names) });
  const limited = (limit: number): Resource<Row> => ({
    ...products,
    list: async ({ q }) => limitedList((await products.list(NO_QUERY)).data, limit, ({ name }) => name.startsWith(q)),
  });
  const whole = await renderScreen(<ResourceScreen resource={limited(4)} />);
  await expect.element(whole.getByText('3 products')).toBeVisible();
  expect(whole.getByText(/are shown/).query()).toBeNull();
  await whole.unmount();
  const cut = await renderScreen(<ResourceScreen resource={{ ...limited(3), id: 'cut' }} />);
  await expect.element(cut.getByText('The first 3 are shown.')).toBeVisible();
  await cut.getByRole('searchbox', { name: 'Search products' }).fill('O');
  await expect.element(cut.getByText('2 products')).toBeVisible();
  await expect.element(cut.getByText('The first 3 are shown.')).toBeVisible();
});

test('debounces the search and writes it to the URL', async () => {
  const calls = mockApi({ 'GET admin/products': ({ query }) => page(query.q ? ['Tomato'] : ['Tomato', 'Onion']) });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await screen.getByRole('searchbox', { name: 'Search products' }).fill('tom');
  await expect.element(screen.getByText('1 product')).toBeVisible();
  expect(lastQuery(calls)).toMatchObject({ q: 'tom' });
  await expect.poll(screen.search).toBe('?q=tom');
});

test('filters the list and offers to clear a filter without matches', async () => {
  const calls = mockApi({ 'GET admin/products': ({ query }) => page(query.state ? [] : ['Tomato']) });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('low');
  await expect.element(screen.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(lastQuery(calls)).toMatchObject({ state: 'low' });
  await screen.getByRole('button', { name: 'Clear filter' }).click();
  await expect.element(screen.getByText('1 product')).toBeVisible();
});

test('sorts by a column and back to the default order', async () => {
  const calls = mockApi({ 'GET admin/products': () => page(['Tomato']) });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await screen.getByRole('button', { name: 'Name' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => lastQuery(calls)?.sort).toBe('name');
  await screen.getByRole('button', { name: 'Name' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  await expect.poll(screen.search).toBe('');
});

test('loads more rows until there is no next page', async () => {
  const calls = mockApi({
    'GET admin/products': ({ query }) => (query.cursor ? page(['Onion']) : page(['Tomato'], 'after-tomato')),
  });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await expect.element(screen.getByText('1 product so far')).toBeVisible();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByText('2 products')).toBeVisible();
  expect(lastQuery(calls)).toMatchObject({ cursor: 'after-tomato' });
  expect(screen.getByRole('button', { name: 'Load more' }).query()).toBeNull();
});

test('keeps the loaded rows when the next page fails and retries it', async () => {
  let isBroken = true;
  mockApi({
    'GET admin/products': ({ query }) => {
      if (!query.cursor) return page(['Tomato'], 'after-tomato');
      return isBroken ? failure(400, 'This cursor is not valid.') : page(['Onion']);
    },
  });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch productsTry again');
  await expect.element(screen.getByRole('row', { name: /Tomato/ })).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('2 products')).toBeVisible();
});

test('shows the server error and retries', async () => {
  let isBroken = true;
  mockApi({ 'GET admin/products': () => (isBroken ? failure(403, 'You may not do this.') : page(['Tomato'])) });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await expect.element(screen.getByText('You may not do this.')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /Tomato/ })).toBeVisible();
});

test('confirms a deletion and reloads the list', async () => {
  let names = ['Tomato', 'Onion'];
  const calls = mockApi({
    'GET admin/products': () => page(names),
    'DELETE grocery/products/tomato': () => {
      names = ['Onion'];
      return { body: { message: 'Product deleted' } };
    },
  });
  const screen = await renderScreen(<ResourceScreen resource={products} />);
  await screen.getByRole('button', { name: 'Delete Tomato' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this product?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  await screen.getByRole('button', { name: 'Delete Tomato' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('Product deleted')).toBeVisible();
  await expect.element(screen.getByText('1 product')).toBeVisible();
});

test('opens a record by its address, closes it with Back and reads one that is not in the list', async () => {
  const withDetail: Resource<Row> = {
    ...products,
    detail: {
      param: 'product',
      load: async (id) => ({ _id: id, name: `Loaded ${id}` }),
      render: (row, { close }) => (
        <dialog open>
          <p>{row.name}</p>
          <button type="button" onClick={close}>
            Close
          </button>
        </dialog>
      ),
    },
  };
  mockApi({ 'GET admin/products': () => page(['Tomato']) });
  const screen = await renderScreen(<ResourceScreen resource={withDetail} />, '?product=far');
  await expect.element(screen.getByText('Loaded far')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(screen.search).toBe('');
  await screen.getByRole('button', { name: 'Open Tomato' }).click();
  await expect.poll(screen.search).toBe('?product=tomato');
  await expect.element(screen.getByRole('dialog').getByText('Tomato')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(screen.search).toBe('');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('offers to undo a deletion', async () => {
  const names = ['Tomato'];
  const calls = mockApi({
    'GET admin/products': () => page(names),
    'DELETE grocery/products/tomato': () => {
      names.pop();
      return { body: { message: 'Product deleted' } };
    },
    'POST admin/products/tomato/restore': () => {
      names.push('Tomato');
      return { body: { data: {} } };
    },
  });
  const undo = (row: Row) => api('POST admin/products/{id}/restore', { params: { id: row._id } });
  const resource = { ...products, remove: { send: products.remove?.send ?? fail, errorText: '', undo } };
  const screen = await renderScreen(<ResourceScreen resource={resource} />);
  await screen.getByRole('button', { name: 'Delete Tomato' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('row', { name: /Tomato/ })).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain('POST admin/products/tomato/restore');
});

test('keeps the buttons of a row on one line on a tablet', async () => {
  await browserPage.viewport(768, 900);
  const description = 'Small, clean and quick to pack for school and work, for the orchards and the next door';
  const note = { key: 'note', label: 'Note', cell: () => <span className="whitespace-normal">{description}</span> };
  const withButtons: Resource<Row> = {
    ...products,
    columns: [...products.columns, note, { ...note, key: 'more' }],
    actions: () => <button type="button">Restore</button>,
  };
  mockApi({ 'GET admin/products': () => page(['Tomato']) });
  const screen = await renderScreen(<ResourceScreen resource={withButtons} />);
  const topOf = (name: RegExp) => screen.getByRole('button', { name }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('button', { name: /Restore/ })).toBeVisible();
  expect(topOf(/Restore/).bottom).toBeGreaterThan(topOf(/Delete Tomato/).top);
  await browserPage.viewport(1280, 800);
});
