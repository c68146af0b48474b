import type { SavedView, SavedViewInput } from '@subah/contract/accounts/saved-views';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SavedViews } from './saved-views.tsx';
import type { ListFilter } from './use-filters.ts';

const FILTERS = ['status', 'pay'].map((name) => ({ name, label: name, options: [] })) as ListFilter[];
const show = (search: string) => renderScreen(<SavedViews list="orders" filters={FILTERS} />, search);

const packed = { _id: 'v1', list: 'orders', name: 'Packed', address: 'section=all-orders&status=shipped' };
const ofProducts = { _id: 'v2', list: 'products', name: 'Rice', address: 'section=grocery&q=rice' };

test('saves the filters and the search under a name, and shows the saved view as chosen', async () => {
  const views: SavedView[] = [ofProducts];
  const calls = mockApi({
    'GET admin/saved-views': () => ({ body: { data: [...views] } }),
    'POST admin/saved-views': ({ body }) => {
      views.push({ _id: 'v3', ...(body as SavedViewInput) });
      return { body: { data: views.at(-1) } };
    },
  });
  const screen = await show('?section=all-orders&q=Kolar&status=shipped&order=o1');
  await screen.getByRole('button', { name: 'Save view' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Save view' });
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabelText('Name').fill('  Kolar, packed ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('View Kolar, packed saved')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Kolar, packed' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rice' }).query()).toBeNull();
  expect(calls.find(({ call }) => call === 'POST admin/saved-views')?.body).toEqual({
    list: 'orders',
    name: 'Kolar, packed',
    address: 'section=all-orders&status=shipped&q=Kolar',
  });
});

test('opens a saved view and deletes it', async () => {
  const views: SavedView[] = [packed];
  mockApi({
    'GET admin/saved-views': () => ({ body: { data: [...views] } }),
    'DELETE admin/saved-views/v1': () => {
      views.pop();
      return { body: { message: 'Deleted' } };
    },
  });
  const screen = await show('?section=all-orders');
  expect(screen.getByRole('button', { name: 'Save view' }).query()).toBeNull();
  await screen.getByRole('link', { name: 'Packed' }).click();
  await expect.poll(() => screen.search()).toBe('?section=all-orders&status=shipped');
  await screen.getByRole('button', { name: 'Delete view Packed' }).click();
  await expect.element(screen.getByRole('link', { name: 'Packed' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
});

test('says that a name is taken, and keeps the dialog when the view could not be saved', async () => {
  mockApi({
    'GET admin/saved-views': () => ({ body: { data: [packed] } }),
    'POST admin/saved-views': () => failure(500, 'Something went wrong'),
  });
  const screen = await show('?section=all-orders&pay=cod');
  await screen.getByRole('button', { name: 'Save view' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Packed');
  await expect.element(dialog.getByText('You have a view of this name; it gets these filters')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Packed');
});
