import { type Area, AreaForm } from '@subah/contract/delivery/delivery';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { api } from '../api/session.ts';
import type { Resource } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';

const areas: Resource<Area, { name: string; alias: string; pincodes: string }> = {
  id: 'areas',
  singular: 'area',
  plural: 'areas',
  list: () => api('GET admin/areas'),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  columns: [{ key: 'name', label: 'Area', cell: (row) => row.name }],
  form: {
    fields: [
      { name: 'name', label: 'Area', kind: 'text' },
      { name: 'pincodes', label: 'Pincodes', kind: 'text' },
    ],
    schema: () => AreaForm,
    initialValues: (row) => ({ name: row?.name ?? '', alias: '', pincodes: row?.pincodes.join(', ') ?? '' }),
    save: (row, body) =>
      row ? api('PUT admin/areas/{id}', { params: { id: row._id }, body }) : api('POST admin/areas', { body }),
    errorText: 'something went wrong',
  },
  csv: [['Name', (row) => row.name]],
  emptyText: 'No areas found.',
  errorText: 'Failed to load data',
};

const mandideep = { _id: 'a1', name: 'Mandideep', alias: null, pincodes: ['462046'] };
const listAreas = () => ({ body: { data: [mandideep], nextCursor: null } });

async function openForm(handlers: Parameters<typeof mockApi>[0], button: string) {
  const calls = mockApi({ 'GET admin/areas': listAreas, ...handlers });
  const screen = await renderScreen(<ResourceScreen resource={areas} />);
  await screen.getByRole('button', { name: button }).click();
  const dialog = screen.getByRole('dialog');
  return {
    screen,
    dialog,
    name: dialog.getByRole('textbox', { name: 'Area' }),
    pincodes: dialog.getByRole('textbox', { name: 'Pincodes' }),
    writes: () => calls.filter(({ call }) => !call.startsWith('GET')),
  };
}

test('validates against the contract schema before sending', async () => {
  const { dialog, name, writes } = await openForm({}, 'Add area');
  await dialog.getByRole('button', { name: 'Add area' }).click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('starts in the first field, which is reported only when it was filled in wrongly or the form is sent', async () => {
  const { dialog, name, pincodes } = await openForm({}, 'Edit Mandideep');
  await expect.element(name).toHaveFocus();
  await name.clear();
  await pincodes.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  await pincodes.fill('46');
  await name.click();
  await expect.element(pincodes).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
});

test('saves an edited row and shows the message of the server', async () => {
  const { screen, dialog, name, writes } = await openForm(
    { 'PUT admin/areas/a1': () => ({ body: { message: 'Area saved', data: mandideep } }) },
    'Edit Mandideep',
  );
  await expect.element(name).toHaveValue('Mandideep');
  await name.fill('Mandideep West');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText('Area saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes()).toMatchObject([{ body: { name: 'Mandideep West', pincodes: '462046' } }]);
});

test('shows server errors at their fields and keeps the input', async () => {
  const { dialog, name, pincodes } = await openForm(
    { 'POST admin/areas': () => failure(400, 'Please check the form.', { pincodes: 'Pincode 462046 is taken.' }) },
    'Add area',
  );
  await name.fill('Misrod');
  await pincodes.fill('462046');
  await dialog.getByRole('button', { name: 'Add area' }).click();
  await expect.element(pincodes).toHaveAccessibleDescription('Pincode 462046 is taken.');
  await expect.element(pincodes).toHaveFocus();
  await expect.element(name).toHaveValue('Misrod');
});

test('shows an error without a field above the form', async () => {
  const { dialog, name, pincodes } = await openForm(
    { 'POST admin/areas': () => failure(409, 'The area was changed by somebody else.') },
    'Add area',
  );
  await name.fill('Misrod');
  await pincodes.fill('462047');
  await dialog.getByRole('button', { name: 'Add area' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The area was changed by somebody else.');
});

test('confirms before discarding unsaved changes', async () => {
  const { screen, dialog, name } = await openForm({}, 'Add area');
  await name.fill('Misrod');
  await userEvent.keyboard('{Escape}');
  const confirmation = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await confirmation.getByRole('button', { name: 'Go on typing' }).click();
  await expect.element(name).toHaveValue('Misrod');
  await userEvent.keyboard('{Escape}');
  await confirmation.getByRole('button', { name: 'Leave' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('closes without confirmation when unchanged or on Cancel', async () => {
  const { screen, dialog, name } = await openForm({}, 'Add area');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add area' }).click();
  await name.fill('Misrod');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('saves and goes on with an empty form, and starts another one with copied values', async () => {
  const { form } = areas;
  if (!form) throw new Error('areas have a form');
  const resource = {
    ...areas,
    form: { ...form, canAddAnother: true, copyValues: async () => ({ name: 'Copy', alias: '', pincodes: '462047' }) },
  };
  const calls = mockApi({
    'GET admin/areas': listAreas,
    'POST admin/areas': () => ({ body: { message: 'Area saved', data: mandideep } }),
  });
  const screen = await renderScreen(<ResourceScreen resource={resource} />);
  await screen.getByRole('button', { name: 'Duplicate Mandideep' }).click();
  const name = screen.getByRole('dialog').getByRole('textbox', { name: 'Area' });
  await expect.element(name).toHaveValue('Copy');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Add area' }).click();
  await name.fill('Ratanpur');
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Pincodes' }).fill('462047');
  await screen.getByRole('button', { name: 'Save and add another' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
  expect(calls.filter(({ call }) => call === 'POST admin/areas')).toMatchObject([{ body: { name: 'Ratanpur' } }]);
});
