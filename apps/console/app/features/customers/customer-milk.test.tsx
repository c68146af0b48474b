import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CustomerMilk } from './customer-milk.tsx';

const home = { _id: 'home', street: '14, Gali 2', pincode: '462042', area: 'Kolar', isDefault: false };
const village = { _id: 'village', street: 'Gram Path 1', pincode: '464001', area: null, isDefault: true };
const plan = {
  _id: 'm1',
  productName: 'Toned Milk',
  packs: 2,
  rhythm: 'Every day',
  startDate: '2026-01-01',
  endDate: null,
};
const aCustomer = (changes: object): CustomerFacts =>
  ({
    _id: 'c1',
    name: 'Priya Verma',
    addresses: [village, home],
    milkPlans: [],
    ...changes,
  }) as unknown as CustomerFacts;

const milk = { _id: 'toned', name: 'Toned Milk', unit: '500 ml', price: 28, available: true };
const products = () => ({ body: { data: [milk, { ...milk, _id: 'cow', name: 'Cow Milk', available: false }] } });

async function show(customer: CustomerFacts) {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  const screen = await renderScreen(<CustomerMilk customer={customer} onChange={count} />, '', 'manager');
  return { screen, changes: () => changes };
}

test('takes a milk order by phone, at an address where the shop delivers', async () => {
  const calls = mockApi({
    'GET milk-plans/products': products,
    'POST admin/customers/c1/milk-plans': () => ({ body: { data: { startDate: '2030-05-01' } } }),
  });
  const { screen, changes } = await show(aCustomer({}));
  await screen.getByRole('button', { name: 'Start a plan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Milk plan for Priya Verma' });
  await expect.element(dialog.getByLabelText('Milk', { exact: true })).toHaveFocus();
  await expect.element(dialog.getByRole('option', { name: 'Toned Milk, 500 ml, ₹28' })).toBeInTheDocument();
  expect(dialog.getByRole('option', { name: /Cow Milk|Gram Path/ }).elements()).toEqual([]);
  await dialog.getByLabelText('How often').selectOptions('On chosen days');
  await dialog.getByLabelText('Packs').fill('0');
  await dialog.getByRole('button', { name: 'Start a plan' }).click();
  await expect.element(dialog.getByText('Choose a milk.').first()).toBeVisible();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);

  await dialog.getByLabelText('Milk', { exact: true }).selectOptions('Toned Milk, 500 ml, ₹28');
  await dialog.getByLabelText('Packs').fill('2');
  await dialog.getByLabelText('First morning').fill('2030-05-01');
  await dialog.getByRole('checkbox', { name: 'Mon' }).click();
  await dialog.getByRole('checkbox', { name: 'Sun' }).click();
  await dialog.getByRole('button', { name: 'Start a plan' }).click();
  await expect.element(screen.getByText(/^The plan starts on .* The customer is told\.$/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    productId: 'toned',
    packs: 2,
    rhythm: 'weekdays',
    weekdays: [1, 0],
    startDate: '2030-05-01',
    payBy: 'cod',
    addressId: 'home',
  });
  expect(changes()).toBe(1);
});

test('starts no plan for a customer without an address where the shop delivers', async () => {
  mockApi({ 'GET milk-plans/products': products });
  const { screen } = await show(aCustomer({ addresses: [village] }));
  await screen.getByRole('button', { name: 'Start a plan' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('The customer has no address where we deliver.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Start a plan' })).toBeDisabled();
});

test('ends a plan by phone, and says when it failed', async () => {
  const answers = [failure(500, 'Something went wrong'), { body: { data: plan } }];
  mockApi({
    'DELETE admin/customers/c1/milk-plans/m1': () => answers.shift() ?? failure(500, 'Something went wrong'),
  });
  const { screen, changes } = await show(aCustomer({ milkPlans: [plan] }));
  await screen.getByRole('button', { name: 'End the plan Toned Milk' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'End plan' }).click();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  expect(changes()).toBe(0);
  await dialog.getByRole('button', { name: 'End plan' }).click();
  await expect.element(screen.getByText('The plan ends. The customer is told.')).toBeVisible();
  expect(changes()).toBe(1);
});
