import type { StaffAccount } from '@subah/contract/accounts/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aDoctor, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { invitationTokenOf } from '../../../../test/staff.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'sunrise-at-six';
let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
let owner: string;
let manager: string;
beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  owner = (await shop.signIn('admin')).accessToken;
  manager = (await shop.signIn('manager')).accessToken;
});
afterAll(() => shop.close());

let count = 0;
const aPerson = () => {
  count += 1;
  return { name: `Person ${count}`, mobile: String(9_700_000_000 + count), email: `person-${count}@shop.example` };
};
const invite = (body: object, token = owner) => shop.post('/api/admin/staff', body, { token });
const accept = (token: string, password = NEW_PASSWORD) =>
  shop.post('/api/staff-invitation/accept', { token, password });
const logIn = (mobile: string, password = NEW_PASSWORD) => shop.post('/api/login', { mobile, password });
const listed = async (id: string) =>
  (await shop.get('/api/admin/staff', { token: owner })).body.data.find(({ _id }: { _id: string }) => _id === id);
const linkOf = (email: string) => invitationTokenOf(shop, email);

test('an invited packer sets a password with the link of the mail and gets the role', async () => {
  const person = aPerson();
  const { status, body } = await invite({ ...person, role: 'packer' });
  expect([status, body.message]).toEqual([200, `Invitation sent to ${person.email}.`]);
  expect(body.data).toMatchObject({ ...person, role: 'packer', active: false, lastSignInAt: null, doctor: null });
  expect(body.data.invitation).toEqual({
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + 3 * DAY_MS).toISOString(),
    isExpired: false,
  });
  const token = await linkOf(person.email);
  const opened = await shop.post('/api/staff-invitation', { token });
  expect(opened.body.data).toEqual({ name: person.name, mobile: person.mobile, role: 'packer' });
  expect((await accept(token)).status).toBe(200);
  const session = (await logIn(person.mobile)).body.data;
  expect(session.user.role).toBe('packer');
  expect(await listed(body.data._id)).toMatchObject({
    active: true,
    invitation: null,
    lastSignInAt: now.toISOString(),
  });
  const bearer = { token: session.accessToken };
  expect((await shop.get('/api/admin/orders/pick-list', bearer)).status).toBe(200);
  expect((await shop.get('/api/admin/dashboard', bearer)).status).toBe(403);
});

test('a link works once, and not after three days', async () => {
  const [first, second] = [aPerson(), aPerson()];
  await invite({ ...first, role: 'rider' });
  await invite({ ...second, role: 'rider' });
  const used = await linkOf(first.email);
  expect((await accept(used)).status).toBe(200);
  for (const again of [await accept(used), await shop.post('/api/staff-invitation', { token: used })]) {
    expect([again.status, again.body.code]).toEqual([410, 'INVITATION_INVALID']);
  }
  const late = await linkOf(second.email);
  const before = now;
  now = new Date(now.getTime() + 3 * DAY_MS);
  expect((await accept(late)).body.code).toBe('INVITATION_INVALID');
  const { body } = await shop.get('/api/admin/staff', { token: (await shop.signIn('admin')).accessToken });
  const expired = body.data.filter((staff: StaffAccount) => staff.invitation?.isExpired);
  expect(expired.map(({ email }: StaffAccount) => email)).toEqual([second.email]);
  now = before;
  expect((await accept('nonsense')).body.code).toBe('INVITATION_INVALID');
});

test('the database holds no link in clear text', async () => {
  const person = aPerson();
  await invite({ ...person, role: 'packer' });
  const { rows } = await shop.database.pool.query('select token_hash from staff_invitations');
  expect(JSON.stringify(rows)).not.toContain(await linkOf(person.email));
});

test('refuses an easy password and keeps the invitation open', async () => {
  const person = aPerson();
  await invite({ ...person, role: 'packer' });
  const token = await linkOf(person.email);
  expect((await accept(token, 'password')).body.code).toBe('PASSWORD_TOO_COMMON');
  expect((await accept(token, person.mobile)).body.code).toBe('PASSWORD_TOO_COMMON');
  expect((await accept(token, '123')).status).toBe(400);
  expect((await accept(token)).status).toBe(200);
});

test('an invitation that is sent again ends the former link', async () => {
  const person = aPerson();
  const { _id } = (await invite({ ...person, role: 'packer' })).body.data;
  const former = await linkOf(person.email);
  const before = now;
  now = new Date(now.getTime() + 4 * DAY_MS);
  const later = (await shop.signIn('manager')).accessToken;
  const sent = await shop.post(`/api/admin/staff/${_id}/invitation`, {}, { token: later });
  expect([sent.status, sent.body.data.invitation.sentAt]).toEqual([200, now.toISOString()]);
  now = before;
  expect((await accept(former)).body.code).toBe('INVITATION_INVALID');
  expect((await accept(await linkOf(person.email))).status).toBe(200);
  const again = await shop.post(`/api/admin/staff/${_id}/invitation`, {}, { token: owner });
  expect([again.status, again.body.code]).toEqual([409, 'STAFF_NOT_INVITED']);
});

test('sends the newest invitation alone, and none that is withdrawn', async () => {
  const [person, other, withdrawn] = [aPerson(), aPerson(), aPerson()];
  const { _id } = (await invite({ ...person, role: 'packer' })).body.data;
  await shop.post(`/api/admin/staff/${_id}/invitation`, {}, { token: owner });
  const mails = await mailsTo(shop, person.email);
  expect(mails).toHaveLength(1);
  const resent = await shop.post(`/api/admin/staff/${_id}/invitation`, {}, { token: owner });
  expect(resent.status).toBe(200);
  await shop.send('PATCH', `/api/admin/staff/${_id}`, { token: owner, body: { email: other.email } });
  expect(await mailsTo(shop, person.email)).toEqual(mails);
  expect((await accept(await linkOf(other.email))).status).toBe(200);

  const { body } = await invite({ ...withdrawn, role: 'packer' });
  await shop.send('DELETE', `/api/admin/staff/${body.data._id}/invitation`, { token: owner });
  expect(await mailsTo(shop, withdrawn.email)).toEqual([]);
});

test('a withdrawn invitation ends its link and frees mobile and email', async () => {
  const person = aPerson();
  const { _id } = (await invite({ ...person, role: 'packer' })).body.data;
  const token = await linkOf(person.email);
  expect((await shop.send('DELETE', `/api/admin/staff/${_id}/invitation`, { token: owner })).status).toBe(200);
  expect((await accept(token)).body.code).toBe('INVITATION_INVALID');
  expect(await listed(_id)).toBeUndefined();
  expect((await invite({ ...person, role: 'rider' })).status).toBe(200);
});

test('another email sends the link there and ends the former one', async () => {
  const [person, other] = [aPerson(), aPerson()];
  const { _id } = (await invite({ ...person, role: 'packer' })).body.data;
  const former = await linkOf(person.email);
  const change = { email: other.email, role: 'pharmacist', name: 'Farah Khan' };
  const { body } = await shop.send('PATCH', `/api/admin/staff/${_id}`, { token: owner, body: change });
  expect(body.data).toMatchObject({ ...change, active: false });
  expect((await accept(former)).body.code).toBe('INVITATION_INVALID');
  expect((await accept(await linkOf(other.email))).status).toBe(200);
  expect((await logIn(person.mobile)).body.data.user.role).toBe('pharmacist');
});

test('an invited person is no customer who can sign up, verify an OTP or sign in', async () => {
  const person = aPerson();
  const { _id } = (await invite({ ...person, role: 'packer' })).body.data;
  const signUp = await shop.post('/api/signup', { ...aPerson(), mobile: person.mobile, password: NEW_PASSWORD });
  expect([signUp.status, signUp.body.code]).toEqual([409, 'MOBILE_TAKEN']);
  await shop.post('/api/resend-otp', { email: person.email });
  await shop.post('/api/forgot-password', { email: person.email });
  expect(await mailsTo(shop, person.email)).toHaveLength(1);
  expect((await logIn(person.mobile)).status).toBe(401);
  const { body } = await shop.get(`/api/admin/customers?q=${person.mobile}`, { token: owner });
  expect(body.data).toEqual([]);
  expect(await listed(_id)).toMatchObject({ active: false });
});

test('a customer with this mobile and email becomes staff and keeps the account', async () => {
  const customer = await aCustomer(shop, aPerson());
  const session = (await logIn(customer.mobile, PASSWORD)).body.data;
  const { body } = await invite({ name: 'Somebody', mobile: customer.mobile, email: customer.email, role: 'rider' });
  expect(body.data).toMatchObject({ _id: customer.id, name: customer.name, role: 'rider', active: false });
  // Until the link is used, nothing changes for the customer.
  expect((await shop.get('/api/get-profile', { token: session.accessToken })).body.data.role).toBe('customer');
  expect((await accept(await linkOf(customer.email))).status).toBe(200);
  expect((await shop.get('/api/get-profile', { token: session.accessToken })).status).toBe(401);
  expect((await logIn(customer.mobile, PASSWORD)).status).toBe(401);
  expect((await logIn(customer.mobile)).body.data.user).toMatchObject({ id: customer.id, role: 'rider' });
});

test('refuses a mobile or an email that a customer uses with another one, and changes nothing', async () => {
  const customer = await aCustomer(shop, aPerson());
  const person = aPerson();
  const mobile = await invite({ ...person, mobile: customer.mobile, role: 'packer' });
  expect([mobile.status, mobile.body.code, Object.keys(mobile.body.fields)]).toEqual([409, 'MOBILE_TAKEN', ['mobile']]);
  const email = await invite({ ...person, email: customer.email, role: 'packer' });
  expect([email.status, email.body.code, Object.keys(email.body.fields)]).toEqual([409, 'EMAIL_TAKEN', ['email']]);
  expect(await listed(customer.id)).toBeUndefined();
  expect(await mailsTo(shop, customer.email)).toEqual([]);
});

test('withdrawing the invitation of a customer leaves the customer', async () => {
  const customer = await aCustomer(shop, aPerson());
  await invite({ name: customer.name, mobile: customer.mobile, email: customer.email, role: 'packer' });
  const change = { token: owner, body: { email: 'taken-over@shop.example' } };
  const refused = await shop.send('PATCH', `/api/admin/staff/${customer.id}`, change);
  expect([refused.status, refused.body.code]).toEqual([409, 'STAFF_NOT_ACTIVE']);
  await shop.send('DELETE', `/api/admin/staff/${customer.id}/invitation`, { token: owner });
  expect((await logIn(customer.mobile, PASSWORD)).body.data.user.role).toBe('customer');
});

test('refuses somebody who is staff or invited already', async () => {
  const person = aPerson();
  expect((await invite({ ...person, role: 'packer' })).status).toBe(200);
  const again = await invite({ ...person, role: 'rider' });
  expect([again.status, again.body.code]).toEqual([409, 'STAFF_EXISTS']);
  const { mobile } = await shop.accountOf('manager');
  expect((await invite({ ...aPerson(), mobile, role: 'rider' })).body.code).toBe('STAFF_EXISTS');
});

test('a doctor is tied to one entry, and no second account gets it', async () => {
  const doctor = await aDoctor(shop);
  const missing = await invite({ ...aPerson(), role: 'doctor' });
  expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ['doctorId']]);
  expect((await invite({ ...aPerson(), role: 'packer', doctorId: doctor.id })).status).toBe(400);
  const person = aPerson();
  const { body } = await invite({ ...person, role: 'doctor', doctorId: doctor.id });
  expect(body.data.doctor).toEqual({ _id: doctor.id, name: doctor.name });
  const taken = await invite({ ...aPerson(), role: 'doctor', doctorId: doctor.id });
  expect([taken.status, taken.body.code]).toEqual([409, 'DOCTOR_HAS_LOGIN']);
  await accept(await linkOf(person.email));
  const { accessToken } = (await logIn(person.mobile)).body.data;
  const day = await shop.get('/api/book-slot/appointments', { token: accessToken });
  expect([day.status, day.body.doctor._id]).toEqual([200, doctor.id]);
});

test('refuses bad input and invitations by others', async () => {
  for (const role of ['customer', 'king', undefined]) {
    expect((await invite({ ...aPerson(), role })).status).toBe(400);
  }
  expect((await invite({ ...aPerson(), mobile: '12', role: 'packer' })).status).toBe(400);
  expect((await invite({ ...aPerson(), email: 'nobody', role: 'packer' })).status).toBe(400);
  const asOwner = await invite({ ...aPerson(), role: 'admin' }, manager);
  expect([asOwner.status, asOwner.body.code]).toEqual([403, 'OWNERS_ONLY']);
  const { accessToken } = await shop.signIn('packer');
  expect((await invite({ ...aPerson(), role: 'packer' }, accessToken)).status).toBe(403);
});

test('says that an invitation is not sent while the shop has no mail server', async () => {
  const realShop = await openShop({ clock: () => now, settings: { demoData: false } });
  try {
    const { accessToken } = await realShop.signIn('admin');
    const person = aPerson();
    const { body } = await realShop.post('/api/admin/staff', { ...person, role: 'packer' }, { token: accessToken });
    expect(body.message).toBe(
      `${person.name} is added, but no mail was sent: the shop has no mail server. Set SMTP_URL and restart, then send the invitation again.`,
    );
  } finally {
    await realShop.close();
  }
});
