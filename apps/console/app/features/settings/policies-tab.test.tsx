import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PoliciesTab } from './policies-tab.tsx';

const unwritten = { text: '', hindiText: '', isPublished: false, changedAt: null, changedBy: '' };
const terms = {
  ...{ kind: 'terms', text: '## Orders\n\nOld text', hindiText: 'पुराना', isPublished: true },
  ...{ changedAt: '2026-11-17T04:00:00.000Z', changedBy: 'Meena' },
};
const list = () => ({ body: { data: [{ kind: 'privacy', ...unwritten }, terms], nextCursor: null } });

test('lists the pages with their state and opens one', async () => {
  mockApi({ 'GET admin/policies': list });
  const screen = await renderScreen(<PoliciesTab />);
  await expect.element(screen.getByRole('row', { name: /Privacy policy.*Not written yet/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Terms of use.*Published.*Meena/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Edit Terms of use' }).click();
  await expect.element(screen.getByLabelText('English')).toHaveValue('## Orders\n\nOld text');
  await expect.element(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/policies/terms');
  await expect.element(screen.getByRole('heading', { name: 'Terms of use' })).toHaveFocus();
  expect(screen.search()).toBe('?policy=terms');
  expect(screen.getByRole('button', { name: 'Begin with our text' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'All policy pages' }).click();
  await expect.element(screen.getByRole('row', { name: /Privacy policy/ })).toBeVisible();
});

test('begins with the offered text, previews it as elements and publishes it', async () => {
  const calls = mockApi({
    'GET admin/policies': list,
    'GET admin/policies/privacy/draft': () => ({
      body: { data: { text: '## Your data\n\n<b>Asha</b>', hindiText: '## जानकारी', missing: ['email'] } },
    }),
    'PUT admin/policies/privacy': () => ({ body: { data: { kind: 'privacy', ...unwritten } } }),
  });
  const screen = await renderScreen(<PoliciesTab />, '?policy=privacy');
  await screen.getByRole('button', { name: 'Begin with our text' }).click();
  await expect.element(screen.getByText(/lacks facts of your shop: email/)).toBeVisible();
  await expect.element(screen.getByLabelText('Hindi')).toHaveValue('## जानकारी');
  await expect.element(screen.getByLabelText('English')).toHaveFocus();

  await screen.getByRole('tab', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect.element(screen.getByText('<b>Asha</b>')).toBeVisible();

  await screen.getByRole('switch', { name: /Published/ }).click();
  await screen.getByRole('button', { name: 'Save page' }).click();
  await expect.element(screen.getByText('Saved. Customers can read it.')).toBeVisible();
  const saved = calls.find(({ call }) => call === 'PUT admin/policies/privacy');
  expect(saved?.body).toEqual({
    ...{ text: '## Your data\n\n<b>Asha</b>', hindiText: '## जानकारी', isPublished: true },
    readAs: { kind: 'privacy', ...unwritten },
  });
});

test('says in the preview too why a page cannot be published', async () => {
  const calls = mockApi({ 'GET admin/policies': list });
  const screen = await renderScreen(<PoliciesTab />, '?policy=privacy');
  await screen.getByRole('switch', { name: /Published/ }).click();
  await screen.getByRole('tab', { name: 'Preview' }).click();
  await screen.getByRole('button', { name: 'Save page' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Write the English text before you publish the page.');
  expect(calls.map(({ call }) => call)).toEqual(['GET admin/policies']);
});

test('keeps the input when saving fails, and asks before leaving it', async () => {
  mockApi({
    'GET admin/policies': list,
    'PUT admin/policies/terms': () => failure(500, 'The database is away.'),
  });
  const screen = await renderScreen(<PoliciesTab />, '?policy=terms');
  await screen.getByLabelText('English').fill('New text');
  await screen.getByRole('button', { name: 'Save page' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByLabelText('English')).toHaveValue('New text');
  await screen.getByRole('button', { name: 'All policy pages' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
});

test('offers to try again when the pages cannot be loaded', async () => {
  mockApi({ 'GET admin/policies': () => failure(500, 'Away') });
  const screen = await renderScreen(<PoliciesTab />);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
