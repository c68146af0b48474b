import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { users } from './accounts.tables.ts';
import { ensureAdmin } from './ensure-admin.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const withAdmin = (mobile: string) => ({
  db: shop.database.db,
  settings: { ...shop.deps.settings, admin: { mobile, password: 'from-settings' } },
});
const signInAs = (mobile: string) => shop.post('/api/login', { mobile, password: 'from-settings' });

test('creates the admin of the settings and resets its password at every start', async () => {
  await ensureAdmin(withAdmin('9800000009'));
  const first = await signInAs('9800000009');
  expect(first.body.data.user).toMatchObject({ role: 'admin', name: 'Admin' });
  await shop.post(
    '/api/change-password',
    { currentPassword: 'from-settings', newPassword: 'changed-1' },
    { token: first.body.data.accessToken },
  );
  await ensureAdmin(withAdmin('9800000009'));
  expect((await signInAs('9800000009')).status).toBe(200);
});

test('denies the console to a customer with the mobile of the admin', async () => {
  const shopper = await shop.signIn('customer');
  await ensureAdmin(withAdmin('9876543210'));
  expect((await shop.get('/api/get-profile', { token: shopper.accessToken })).status).toBe(401);
  expect((await shop.post('/api/refresh-token', { refreshToken: shopper.refreshToken })).status).toBe(401);
  expect((await shop.post('/api/login', { mobile: '9876543210', password: PASSWORD })).status).toBe(401);
  await shop.post('/api/forgot-password', { email: 'priya@subah.example' });
  expect(await mailsTo(shop, 'priya@subah.example')).toEqual([]);
  expect((await signInAs('9876543210')).body.data.user.role).toBe('admin');
});

test('deletes unverified accounts after a week', async () => {
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await shop.database.db.insert(users).values([
    { name: 'Old', email: 'old@example.com', mobile: '9811111111', passwordHash: 'x', createdAt: old },
    { name: 'New', email: 'new@example.com', mobile: '9811111112', passwordHash: 'x' },
  ]);
  await shop.database.pool.query(`select graphile_worker.add_job('apply-retention')`);
  await shop.runJobs();
  expect(await shop.database.db.select().from(users).where(eq(users.name, 'Old'))).toEqual([]);
  expect(await shop.database.db.select().from(users).where(eq(users.name, 'New'))).toHaveLength(1);
});
