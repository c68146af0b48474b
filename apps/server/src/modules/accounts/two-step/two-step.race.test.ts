import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anAdmin, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { startSecondServer } from '../../../../test/second-server.ts';

// The same code, token or form sent to two servers on one database at the same moment.

// Passwords are hashed many times.
vi.setConfig({ testTimeout: 300_000 });
const ROUNDS = 20;

let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
let second: Awaited<ReturnType<typeof startSecondServer>>;
beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  second = await startSecondServer(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const nextStep = () => {
  now = new Date(now.getTime() + 60_000);
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

async function post(server: { address: string }, path: string, body: object, token?: string) {
  const response = await fetch(`${server.address}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const servers = () => [shop, second, shop, second];
const onAll = (path: string, body: object, token?: string) =>
  Promise.all(servers().map((server) => post(server, path, body, token)));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

const logIn = async (mobile: string) => (await post(shop, 'login', { mobile, password: PASSWORD })).body;
const profile = async (token: string) => (await shop.get('/api/get-profile', { token })).status;

async function aStaffAccount() {
  const { id, mobile } = await anAdmin(shop);
  const { accessToken } = (await logIn(mobile)).data;
  const { secret } = (await post(shop, 'two-step/enrol', { password: PASSWORD }, accessToken)).body.data;
  return { id, mobile, token: accessToken as string, secret: secret as string };
}

test('switches on once, and only the codes of that answer sign in', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    nextStep();
    const { mobile, token, secret } = await aStaffAccount();
    const answers = await onAll('two-step/confirm', { code: codeOf(secret) }, token);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const { challenge } = (await logIn(mobile)).details;
    const code = won?.body.data.recoveryCodes[0];
    expect(statuses(await onAll('login/two-step', { challenge, code }))).toEqual([200, 400, 400, 400]);
  }
});

test('a set-up that is started again makes the code of the first one useless', async () => {
  nextStep();
  const { token, secret } = await aStaffAccount();
  const [confirmed, enrolled] = await Promise.all([
    post(shop, 'two-step/confirm', { code: codeOf(secret) }, token),
    post(second, 'two-step/enrol', { password: PASSWORD }, token),
  ]);
  expect([confirmed.status, enrolled.status].filter((status) => status === 200)).toHaveLength(1);
  const { isOn } = (await shop.get('/api/two-step', { token })).body.data;
  expect(isOn).toBe(confirmed.status === 200);
});

test('opens one session for a code that reaches two servers at once', async () => {
  const { mobile, token, secret } = await aStaffAccount();
  await post(shop, 'two-step/confirm', { code: codeOf(secret) }, token);
  for (let round = 0; round < ROUNDS; round++) {
    nextStep();
    const { challenge } = (await logIn(mobile)).details;
    expect(statuses(await onAll('login/two-step', { challenge, code: codeOf(secret) }))).toEqual([200, 400, 400, 400]);
  }
});

test('a reset by a colleague ends the session that is being opened at the same moment', async () => {
  const { mobile: owner } = await anAdmin(shop);
  for (let round = 0; round < ROUNDS; round++) {
    nextStep();
    const { id, mobile, token, secret } = await aStaffAccount();
    await post(shop, 'two-step/confirm', { code: codeOf(secret) }, token);
    nextStep();
    const { challenge } = (await logIn(mobile)).details;
    const { accessToken } = (await logIn(owner)).data;
    const [opened, reset] = await Promise.all([
      post(second, 'login/two-step', { challenge, code: codeOf(secret) }),
      post(shop, `admin/staff/${id}/reset-two-step`, { password: PASSWORD }, accessToken),
    ]);
    expect(reset.status).toBe(200);
    if (opened.status === 200) expect(await profile(opened.body.data.accessToken)).toBe(401);
  }
});

test('leaves at most one living chain when a refresh token reaches two servers at once', async () => {
  const { mobile } = await anAdmin(shop);
  for (let round = 0; round < ROUNDS; round++) {
    nextStep();
    const { refreshToken } = (await logIn(mobile)).data;
    const answers = await onAll('refresh-token', { refreshToken });
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const successors = new Set(answers.flatMap(({ body }) => body.refreshToken ?? []));
    expect(successors.size).toBeLessThanOrEqual(1);
  }
});

test('a change of password ends a session that is being refreshed on another server', async () => {
  const { mobile } = await anAdmin(shop);
  let [current, next] = [PASSWORD, 'sunrise-at-six'];
  for (let round = 0; round < ROUNDS; round++) {
    nextStep();
    const sign = async () => (await post(shop, 'login', { mobile, password: current })).body.data;
    const [own, other] = [await sign(), await sign()];
    const change = { currentPassword: current, newPassword: next };
    const [changed, renewed] = await Promise.all([
      post(shop, 'change-password', change, own.accessToken),
      post(second, 'refresh-token', { refreshToken: other.refreshToken }),
    ]);
    expect(changed.status).toBe(200);
    expect(await profile(own.accessToken)).toBe(200);
    if (renewed.status === 200) expect(await profile(renewed.body.accessToken)).toBe(401);
    [current, next] = [next, current];
  }
});
