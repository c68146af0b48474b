import type { StaffUpdate } from '@subah/contract/accounts/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, aDoctorAccount, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { signedInStaff } from '../../../../test/staff.ts';
import { newId } from '../../../platform/database/new-id.ts';

let shop: OpenShop;
let owner: string;
let manager: string;
beforeAll(async () => {
  shop = await openShop();
  owner = (await shop.signIn('admin')).accessToken;
  manager = (await shop.signIn('manager')).accessToken;
});
afterAll(() => shop.close());

const change = (id: string, body: StaffUpdate | object, token = owner) =>
  shop.send('PATCH', `/api/admin/staff/${id}`, { token, body });
const refused = async (response: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await response;
  return [status, body.code];
};
const pickList = async (token: string) => (await shop.get('/api/admin/orders/pick-list', { token })).status;
const logIn = async (mobile: string) => (await shop.post('/api/login', { mobile, password: PASSWORD })).body.data;

test('switching off ends sessions and refresh tokens at once, and switching on needs a new sign-in', async () => {
  const packer = await signedInStaff(shop, { role: 'packer' });
  expect(await pickList(packer.token)).toBe(200);
  const { body } = await change(packer.id, { active: false });
  expect(body.data).toMatchObject({ role: 'packer', active: false, invitation: null });
  expect(await pickList(packer.token)).toBe(401);
  expect((await shop.post('/api/refresh-token', { refreshToken: packer.refreshToken })).status).toBe(401);
  // The person may still shop.
  const session = await logIn(packer.mobile);
  expect(session.user.role).toBe('customer');
  expect(await pickList(session.accessToken)).toBe(403);
  expect((await change(packer.id, { active: true })).body.data).toMatchObject({ role: 'packer', active: true });
  expect(await pickList(packer.token)).toBe(401);
  expect(await pickList((await logIn(packer.mobile)).accessToken)).toBe(200);
});

test('another role ends the sessions and holds from then on', async () => {
  const person = await signedInStaff(shop, { role: 'packer' });
  expect((await change(person.id, { role: 'pharmacist' }, manager)).body.data.role).toBe('pharmacist');
  expect(await pickList(person.token)).toBe(401);
  const { accessToken } = await logIn(person.mobile);
  expect(await pickList(accessToken)).toBe(403);
  expect((await shop.get('/api/medical/presciptions', { token: accessToken })).status).toBe(200);
});

test('staff cannot switch off or demote their own account', async () => {
  const { id } = await shop.accountOf('admin');
  expect(await refused(change(id, { active: false }))).toEqual([409, 'OWN_STAFF_ACCOUNT']);
  expect(await refused(change(id, { role: 'manager' }))).toEqual([409, 'OWN_STAFF_ACCOUNT']);
  expect((await change(id, { name: 'Subah Owner' })).body.data.name).toBe('Subah Owner');
  const { id: managerId } = await shop.accountOf('manager');
  expect(await refused(change(managerId, { active: false }, manager))).toEqual([409, 'OWN_STAFF_ACCOUNT']);
});

test('a manager cannot make, change, sign out or reset an owner', async () => {
  const second = await signedInStaff(shop, { role: 'admin' });
  const packer = await signedInStaff(shop, { role: 'packer' });
  for (const body of [{ active: false }, { role: 'packer' }, { name: 'Somebody' }, { email: 'me@shop.example' }]) {
    expect(await refused(change(second.id, body, manager))).toEqual([403, 'OWNERS_ONLY']);
  }
  expect(await refused(change(packer.id, { role: 'admin' }, manager))).toEqual([403, 'OWNERS_ONLY']);
  const signOut = shop.post(`/api/admin/users/${second.id}/sign-out`, {}, { token: manager });
  expect(await refused(signOut)).toEqual([403, 'OWNERS_ONLY']);
  const reset = shop.post(`/api/admin/staff/${second.id}/reset-two-step`, { password: PASSWORD }, { token: manager });
  expect(await refused(reset)).toEqual([403, 'OWNERS_ONLY']);
  const policy = { token: manager, body: { staffTwoStep: true, password: PASSWORD } };
  expect(await refused(shop.send('PUT', '/api/admin/sign-in-policy', policy))).toEqual([403, 'FORBIDDEN']);
  expect((await shop.get('/api/get-profile', { token: second.token })).status).toBe(200);
  expect((await change(packer.id, { role: 'admin' })).body.data.role).toBe('admin');
});

test('the database keeps the last owner, whoever writes', async () => {
  const other = await openShop();
  await other.accountOf('admin');
  for (const set of [`role = 'customer'`, `role = 'manager'`, `deleted_at = now()`]) {
    const write = other.database.pool.query(`update users set ${set} where role = 'admin'`);
    await expect(write).rejects.toMatchObject({ constraint: 'users_last_owner' });
  }
  await other.close();
});

test('changes name, mobile and email, mails the former address, and refuses what others use', async () => {
  const person = await signedInStaff(shop, { role: 'packer' });
  const next = { name: 'Ravi Malviya', mobile: '9755500001', email: 'ravi@shop.example' };
  expect((await change(person.id, next)).body.data).toMatchObject(next);
  const subjects = (await mailsTo(shop, person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('The email of your staff account was changed');
  expect(subjects).toHaveLength(2);
  expect((await logIn(next.mobile)).user.name).toBe('Ravi Malviya');
  const { mobile } = await shop.accountOf('manager');
  expect(await refused(change(person.id, { mobile }))).toEqual([409, 'MOBILE_TAKEN']);
  expect(await refused(change(person.id, { email: 'manager@subah.example' }))).toEqual([409, 'EMAIL_TAKEN']);
  expect(await refused(change(person.id, { mobile: '12' }))).toEqual([400, 'VALIDATION']);
});

test('a doctor who becomes a packer frees the entry, and an entry moves only to a doctor', async () => {
  const doctor = await aDoctor(shop, { userId: (await aDoctorAccount(shop)).id });
  const packer = await signedInStaff(shop, { role: 'packer' });
  expect(await refused(change(packer.id, { role: 'doctor' }))).toEqual([400, 'VALIDATION']);
  const move = () => change(packer.id, { role: 'doctor', doctorId: doctor.id });
  expect(await refused(move())).toEqual([409, 'DOCTOR_HAS_LOGIN']);
  expect((await change(doctor.userId ?? '', { role: 'packer' })).body.data.doctor).toBeNull();
  expect((await move()).body.data.doctor).toEqual({ _id: doctor.id, name: doctor.name });
  expect((await move()).status).toBe(200);
  expect(await refused(change(packer.id, { doctorId: newId() }))).toEqual([404, 'NOT_FOUND']);
});

test('customers and unknown accounts are no staff', async () => {
  const { id } = await shop.accountOf('customer');
  expect(await refused(change(id, { role: 'admin' }))).toEqual([404, 'NOT_FOUND']);
  expect(await refused(change(newId(), { active: false }))).toEqual([404, 'NOT_FOUND']);
});

test('the audit log tells who changed what', async () => {
  const packer = await signedInStaff(shop, { role: 'packer' });
  await change(packer.id, { active: false }, manager);
  const { body } = await shop.get(`/api/admin/audit?subject=staff&subjectId=${packer.id}`, { token: owner });
  expect(body.data[0]).toMatchObject({
    actorName: 'Meena Kushwaha',
    action: 'deactivate',
    before: { active: true },
    after: { active: false },
  });
});

test('deleting the account erases mobile and email from the changes of the staff account', async () => {
  const packer = await signedInStaff(shop, { role: 'packer', name: 'Ravi' });
  const contact = { mobile: '9826077123', email: 'ravi.new@subah.example' };
  expect((await change(packer.id, { name: 'Ravi Malviya', ...contact })).status).toBe(200);
  const token = (await logIn(contact.mobile)).accessToken;
  const exported = (await shop.get('/api/users/me/export', { token })).body.data;
  expect(exported.staffAccount).toMatchObject([{ action: 'update', after: contact }]);
  await shop.send('PATCH', `/api/admin/staff/${packer.id}`, { token: owner, body: { active: false } });
  const customer = (await logIn(contact.mobile)).accessToken;
  const left = await shop.send('DELETE', '/api/users/me', { token: customer, body: { password: PASSWORD } });
  expect(left.status).toBe(200);
  const { rows } = await shop.database.pool.query(
    'select before, after from audit_log where subject_id = $1 order by id',
    [packer.id],
  );
  expect(rows).toMatchObject([{ after: { name: 'Ravi Malviya' } }, { after: { active: false } }]);
  expect(JSON.stringify(rows)).not.toMatch(
    new RegExp([packer.mobile, packer.email, ...Object.values(contact)].join('|')),
  );
});
