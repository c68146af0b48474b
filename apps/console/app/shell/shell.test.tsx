import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { mockApi } from '../../test/mock-api.ts';
import { signInAs } from '../../test/sign-in-as.ts';
import { tokens } from '../lib/api/session.ts';
import { Shell } from './shell.tsx';

const user = { id: 'self', role: 'manager', name: 'Meena', email: 'meena@subah.example', mobile: '9876543213' };
const pair = { accessToken: `h.${btoa(JSON.stringify({ user, exp: 4_000_000_000 }))}.s`, refreshToken: 'r2' };

test('asks to sign in again when the session ends, and keeps what was typed', async () => {
  signInAs('manager');
  const empty = () => ({ body: { data: [], nextCursor: null } });
  mockApi({
    'GET admin/coupons': empty,
    'GET admin/events': () => ({ status: 503, body: {} }),
    'GET admin/news': () => ({ body: { data: { since: '2026-11-16T00:00:00.000Z', orders: [] } } }),
    'GET admin/waiting-work': () => ({ body: { data: {} } }),
    'GET admin/dashboard': () => ({ body: { data: { newOrders: 0 } } }),
    'POST login': () => ({ body: { data: { ...pair, user } } }),
  });
  const router = createMemoryRouter([{ path: '/dashboard', Component: Shell }], {
    initialEntries: ['/dashboard?section=coupons'],
  });
  const screen = await render(<RouterProvider router={router} />);
  await screen.getByRole('button', { name: 'Add coupon' }).click();
  const code = screen.getByRole('textbox', { name: 'Code' });
  await code.fill('DIWALI');
  tokens.clear();
  await expect.element(screen.getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('9876543213');
  await screen.getByLabelText('Password', { exact: true }).fill('Secret123');
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(code).toBeVisible();
  await expect.element(code).toHaveValue('DIWALI');
});
