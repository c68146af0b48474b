import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo, otpOf } from '../../../../test/read-mail.ts';

let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
let token: string;
beforeEach(async () => {
  await shop?.close();
  shop = await openShop({ clock: () => now, settings: { rateLimits: true, demoData: false } });
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const nextStep = (steps = 1) => {
  now = new Date(now.getTime() + steps * 30_000);
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const login = (mobile = '9876543212') => shop.post('/api/login', { mobile, password: PASSWORD });
const answerChallenge = (challenge: string, code: string) => shop.post('/api/login/two-step', { challenge, code });
const challengeNow = async (): Promise<string> => (await login()).body.details.challenge;

async function switchOn(bearer = token) {
  const enrolled = await shop.post('/api/two-step/enrol', { password: PASSWORD }, { token: bearer });
  const { secret } = enrolled.body.data;
  const confirmed = await shop.post('/api/two-step/confirm', { code: codeOf(secret) }, { token: bearer });
  expect(confirmed.status).toBe(200);
  nextStep();
  return { secret: secret as string, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
}
const auditActions = async (bearer = token) => {
  const { body } = await shop.get('/api/admin/audit?subject=two-step', { token: bearer });
  return body.data.map(({ action }: { action: string }) => action);
};

test('signs in with a code after the password', async () => {
  const { secret } = await switchOn();
  const first = await login();
  expect([first.status, first.body.code, first.body.data]).toEqual([401, 'TWO_STEP_REQUIRED', undefined]);
  const second = await answerChallenge(first.body.details.challenge, codeOf(secret));
  expect([second.status, second.body.data.user.role]).toEqual([200, 'admin']);
  expect((await shop.get('/api/admin/customers', { token: second.body.data.accessToken })).status).toBe(200);
});

test('does not ask for a code until the set-up is confirmed', async () => {
  await shop.post('/api/two-step/enrol', { password: PASSWORD }, { token });
  expect((await login()).status).toBe(200);
  const { status, body } = await shop.post('/api/two-step/confirm', { code: '000000' }, { token });
  expect([status, body.code]).toEqual([400, 'WRONG_TWO_STEP_CODE']);
  expect((await login()).status).toBe(200);
});

test('needs the password to enrol, and returns no secret once it is on', async () => {
  const wrong = await shop.post('/api/two-step/enrol', { password: 'not-the-one' }, { token });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD']);
  await switchOn();
  const again = await shop.post('/api/two-step/enrol', { password: PASSWORD }, { token });
  expect([again.status, again.body.code]).toEqual([409, 'TWO_STEP_ALREADY_ON']);
});

test('accepts a code once, also when it comes twice at the same moment', async () => {
  const { secret } = await switchOn();
  const challenge = await challengeNow();
  const responses = await Promise.all([1, 2].map(() => answerChallenge(challenge, codeOf(secret))));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await answerChallenge(challenge, codeOf(secret))).body.code).toBe('WRONG_TWO_STEP_CODE');
  nextStep();
  expect((await answerChallenge(await challengeNow(), codeOf(secret))).status).toBe(200);
});

test('does not accept the code of the set-up for sign-in', async () => {
  const { secret } = await switchOn();
  const usedAt = new Date(now.getTime() - 30_000);
  const used = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: usedAt.getTime() });
  expect((await answerChallenge(await challengeNow(), used)).status).toBe(400);
});

test('limits wrong codes, also over several challenges', async () => {
  const { secret } = await switchOn();
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await answerChallenge(await challengeNow(), '000000')).status).toBe(400);
  }
  expect((await answerChallenge(await challengeNow(), codeOf(secret))).status).toBe(429);
  nextStep(2);
  expect((await answerChallenge(await challengeNow(), codeOf(secret))).status).toBe(200);
});

test('rejects an expired, forged or foreign challenge, and one of an old password', async () => {
  const { secret } = await switchOn();
  const [id, expiry, signature] = (await challengeNow()).split('.');
  const { id: customerId } = await shop.accountOf('customer');
  for (const forged of [
    'nonsense',
    `${id}.${Number(expiry) + 60_000}.${signature}`,
    `${id}.${expiry}.${Buffer.from('another').toString('base64url')}`,
    `${customerId}.${expiry}.${signature}`,
  ]) {
    const { status, body } = await answerChallenge(forged, codeOf(secret));
    expect([forged, status, body.code]).toEqual([forged, 401, 'TWO_STEP_EXPIRED']);
  }
  const before = await challengeNow();
  const change = { currentPassword: PASSWORD, newPassword: 'sunrise-at-six' };
  expect((await shop.post('/api/change-password', change, { token })).status).toBe(200);
  expect((await answerChallenge(before, codeOf(secret))).status).toBe(401);
  const after = await shop.post('/api/login', { mobile: '9876543212', password: 'sunrise-at-six' });
  nextStep(11);
  expect((await answerChallenge(after.body.details.challenge, codeOf(secret))).status).toBe(401);
});

test('a challenge is no access token', async () => {
  await switchOn();
  expect((await shop.get('/api/get-profile', { token: await challengeNow() })).status).toBe(401);
});

test('accepts each recovery code once, in any spelling, and mails the owner', async () => {
  const { recoveryCodes } = await switchOn();
  expect(new Set(recoveryCodes).size).toBe(10);
  const spelled = (recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ');
  expect((await answerChallenge(await challengeNow(), spelled)).status).toBe(200);
  expect((await answerChallenge(await challengeNow(), recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await shop.get('/api/two-step', { token })).body.data.recoveryCodesLeft).toBe(9);
  const subjects = (await mailsTo(shop, 'admin@subah.example')).map(({ subject }) => subject);
  expect(subjects).toEqual(['A recovery code was used to sign in', 'Two-step sign-in is on']);
});

test('stores neither the secret nor the recovery codes in clear text', async () => {
  const { secret, recoveryCodes } = await switchOn();
  const { rows } = await shop.database.pool.query(
    `select secret as text from two_step_secrets union all select code_hash from two_step_recovery_codes`,
  );
  const stored = JSON.stringify(rows);
  for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(stored).not.toContain(plain);
  }
});

test('switches off with password and code only', async () => {
  const { secret } = await switchOn();
  const disable = (password: string, code: string) => shop.post('/api/two-step/disable', { password, code }, { token });
  expect((await disable('not-the-one', codeOf(secret))).body.code).toBe('WRONG_PASSWORD');
  expect((await disable(PASSWORD, '000000')).body.code).toBe('WRONG_TWO_STEP_CODE');
  expect((await disable(PASSWORD, codeOf(secret))).status).toBe(200);
  expect((await login()).status).toBe(200);
  expect(await auditActions()).toEqual(['switch off', 'switch on']);
});

test('replaces the recovery codes', async () => {
  const { secret, recoveryCodes } = await switchOn();
  const { body } = await shop.post(
    '/api/two-step/recovery-codes',
    { password: PASSWORD, code: codeOf(secret) },
    { token },
  );
  expect(body.data.recoveryCodes).toHaveLength(10);
  expect((await answerChallenge(await challengeNow(), recoveryCodes[1] ?? '')).status).toBe(400);
  expect((await answerChallenge(await challengeNow(), body.data.recoveryCodes[0])).status).toBe(200);
});

test('ends the sessions that were opened with the password alone', async () => {
  const other = await login();
  await switchOn();
  expect((await shop.get('/api/get-profile', { token: other.body.data.accessToken })).status).toBe(401);
  expect((await shop.get('/api/get-profile', { token })).status).toBe(200);
});

test('an admin resets the second step of a colleague, who is mailed', async () => {
  await switchOn();
  const colleague = await anAdmin(shop, { mobile: '9811111110', email: 'ravi@subah.example' });
  const ravi = (await login('9811111110')).body.data.accessToken;
  await switchOn(ravi);
  const reset = (id: string, password = PASSWORD) =>
    shop.post(`/api/admin/staff/${id}/reset-two-step`, { password }, { token });
  expect((await reset(colleague.id, 'not-the-one')).body.code).toBe('WRONG_PASSWORD');
  expect((await reset(colleague.id)).status).toBe(200);
  expect((await shop.get('/api/get-profile', { token: ravi })).status).toBe(401);
  expect((await login('9811111110')).status).toBe(200);
  expect((await mailsTo(shop, 'ravi@subah.example'))[0]?.subject).toBe('Two-step sign-in was reset');
  expect((await auditActions())[0]).toBe('reset');
  expect((await reset((await shop.accountOf('admin')).id)).body.code).toBe('OWN_TWO_STEP');
  expect((await reset((await shop.accountOf('customer')).id)).status).toBe(404);
});

test('a password reset by email does not lift the second step', async () => {
  await switchOn();
  const email = 'admin@subah.example';
  await shop.post('/api/forgot-password', { email });
  const otp = await otpOf(shop, email);
  expect((await shop.post('/api/reset-password', { email, otp, password: 'sunrise-at-six' })).status).toBe(200);
  const { body } = await shop.post('/api/login', { mobile: '9876543212', password: 'sunrise-at-six' });
  expect(body.code).toBe('TWO_STEP_REQUIRED');
});

test('customers have no second step', async () => {
  const { accessToken } = await shop.signIn('customer');
  const { status } = await shop.post('/api/two-step/enrol', { password: PASSWORD }, { token: accessToken });
  expect(status).toBe(403);
});
