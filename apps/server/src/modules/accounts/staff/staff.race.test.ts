import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aDoctor } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { startSecondServer } from '../../../../test/second-server.ts';
import { invitationTokenOf, signedInStaff } from '../../../../test/staff.ts';

// The same link, or changes that exclude each other, sent to two servers on one database at the same moment.

vi.setConfig({ testTimeout: 120_000 });
const ROUNDS = 8;

let shop: OpenShop;
let second: Awaited<ReturnType<typeof startSecondServer>>;
let owner: string;
beforeAll(async () => {
  shop = await openShop();
  second = await startSecondServer(shop);
  owner = (await shop.signIn('admin')).accessToken;
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

async function send(server: { address: string }, method: string, path: string, body: object, token = '') {
  const response = await fetch(`${server.address}/api/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const switchOff = (server: { address: string }, id: string, token: string) =>
  send(server, 'PATCH', `admin/staff/${id}`, { active: false }, token);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

let count = 0;
const aPerson = () => {
  count += 1;
  return { name: `Person ${count}`, mobile: String(9_700_000_000 + count), email: `person-${count}@shop.example` };
};

test('two owners who switch each other off: one stays', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [first, other] = [await signedInStaff(shop, { role: 'admin' }), await signedInStaff(shop, { role: 'admin' })];
    const answers = await Promise.all([
      switchOff(shop, other.id, first.token),
      switchOff(second, first.id, other.token),
    ]);
    // The second finds its own session ended, or its role gone.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => [401, 403].includes(status))).toHaveLength(1);
  }
});

test('the last two owners cannot leave at once', async () => {
  const other = await openShop();
  const [first, last] = [await signedInStaff(other, { role: 'admin' }), await signedInStaff(other, { role: 'admin' })];
  const writes = [first.id, last.id].map((id) =>
    other.database.pool.query(`update users set role = 'customer', deactivated_role = 'admin' where id = $1`, [id]),
  );
  const outcomes = (await Promise.allSettled(writes)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  await other.close();
});

test('a link that is used twice at once sets one password', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = aPerson();
    await send(shop, 'POST', 'admin/staff', { ...person, role: 'packer' }, owner);
    const token = await invitationTokenOf(shop, person.email);
    const passwords = ['sunrise-at-six', 'sunset-at-seven'];
    const answers = await Promise.all(
      passwords.map((password, at) =>
        send(at === 0 ? shop : second, 'POST', 'staff-invitation/accept', { token, password }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 410]);
    const set = passwords[answers.findIndex(({ status }) => status === 200)];
    expect((await send(shop, 'POST', 'login', { mobile: person.mobile, password: set })).status).toBe(200);
  }
});

test('one mobile invited twice at once is one account, and one doctor gets one login', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = aPerson();
    const same = [shop, second].map((server) =>
      send(server, 'POST', 'admin/staff', { ...person, role: 'packer' }, owner),
    );
    expect(statuses(await Promise.all(same))).toEqual([200, 409]);
    const { id: doctorId } = await aDoctor(shop, { hours: [] });
    const logins = [shop, second].map((server) =>
      send(server, 'POST', 'admin/staff', { ...aPerson(), role: 'doctor', doctorId }, owner),
    );
    expect(statuses(await Promise.all(logins))).toEqual([200, 409]);
  }
});

test('a refresh at the moment of switching off does not survive it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const packer = await signedInStaff(shop, { role: 'packer' });
    const [renewed] = await Promise.all([
      send(second, 'POST', 'refresh-token', { refreshToken: packer.refreshToken }),
      switchOff(shop, packer.id, owner),
    ]);
    if (renewed.status !== 200) continue;
    expect((await shop.get('/api/admin/orders/pick-list', { token: renewed.body.accessToken })).status).toBe(401);
  }
});
