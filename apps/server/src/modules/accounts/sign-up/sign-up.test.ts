import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo, otpOf } from '../../../../test/read-mail.ts';
import { oneTimeCodes, users } from '../accounts.tables.ts';

const MINUTE_MS = 60_000;
let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
let signUpCount = 0;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  await shop.accountOf('customer');
});
afterAll(() => shop.close());

/** Unique on each call. */
function signUpInput() {
  signUpCount++;
  return {
    name: 'Asha Rao',
    email: `asha${signUpCount}@example.com`,
    mobile: `98${String(26000000 + signUpCount)}`,
    password: 'morning1',
  };
}
const signUp = (body: object) => shop.post('/api/signup', body);
const verify = (email: string, otp: string) => shop.post('/api/verify-otp', { email, otp });
const login = ({ mobile, password }: { mobile: string; password: string }) =>
  shop.post('/api/login', { mobile, password });
const findUser = async (email: string) => {
  const [row] = await shop.database.db.select().from(users).where(eq(users.email, email));
  return row;
};

test('verifies the account by OTP and signs in', async () => {
  const asha = signUpInput();
  const response = await signUp({ ...asha, email: ` ${asha.email.toUpperCase()} ` });
  expect([response.status, response.body]).toEqual([200, { message: 'OTP sent to your email.' }]);
  const { status, body } = await verify(asha.email, await otpOf(shop, asha.email));
  expect(status).toBe(200);
  expect(body.message).toBe("Registration successful! You're logged in.");
  expect(body.data.user).toMatchObject({ role: 'customer', name: 'Asha Rao', email: asha.email, mobile: asha.mobile });
  expect((await shop.get('/api/addresses', { token: body.data.accessToken })).status).toBe(200);
  expect((await login(asha)).status).toBe(200);
  const [welcome] = await mailsTo(shop, asha.email);
  expect(welcome?.subject).toBe('Welcome to Subah, Asha Rao');
});

test('rejects the sign-in of an unverified account and returns its email', async () => {
  const asha = signUpInput();
  await signUp(asha);
  const { status, body } = await login(asha);
  expect([status, body.code, body.message]).toEqual([403, 'EMAIL_NOT_VERIFIED', 'Please verify your email first.']);
  expect(body.fields).toEqual({ email: asha.email });
  const guess = await login({ ...asha, password: 'another1' });
  expect([guess.status, guess.body.fields]).toEqual([401, undefined]);
});

test('returns the documented message of each field', async () => {
  const { status, body } = await signUp({ email: 'asha', name: ' A ', mobile: '12345', password: 'short' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    email: 'Enter a valid email address.',
    name: 'Enter a valid name (minimum 2 characters).',
    mobile: 'Enter a valid 10-digit mobile number.',
    password: 'Password must be at least 6 characters.',
  });
  expect((await verify('asha@example.com', '12')).body.fields).toEqual({ otp: 'Enter a valid OTP.' });
});

test('rejects a registered email or mobile in any spelling', async () => {
  const asha = signUpInput();
  const taken = await signUp({ ...asha, email: 'Priya@Subah.example' });
  expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(taken.body.fields).toEqual({ email: 'This email is already registered. Please sign in.' });
  for (const mobile of ['9876543210', '+91 98765 43210', '098765-43210', '919876543210']) {
    expect((await signUp({ ...asha, mobile })).body.fields).toEqual({
      mobile: 'This mobile number is already registered. Please sign in.',
    });
  }
});

test('replaces an unverified account and its OTP on a second sign-up', async () => {
  const asha = signUpInput();
  await signUp({ ...asha, password: 'squatter' });
  const old = await otpOf(shop, asha.email);
  await signUp(asha);
  const fresh = await otpOf(shop, asha.email);
  if (old !== fresh) expect((await verify(asha.email, old)).status).toBe(400);
  expect((await verify(asha.email, fresh)).status).toBe(200);
  expect((await login({ ...asha, password: 'squatter' })).status).toBe(401);
  expect((await login(asha)).status).toBe(200);
});

test('replaces an unverified account with the same mobile', async () => {
  const [first, second] = [signUpInput(), signUpInput()];
  await signUp(first);
  await signUp({ ...second, mobile: first.mobile });
  expect(await findUser(first.email)).toBeUndefined();
  expect((await verify(second.email, await otpOf(shop, second.email))).status).toBe(200);
});

test('creates one account for concurrent sign-ups with one email', async () => {
  const asha = signUpInput();
  const responses = await Promise.all(Array.from({ length: 4 }, () => signUp(asha)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await shop.database.db.select().from(users).where(eq(users.email, asha.email))).toHaveLength(1);
});

test('ignores role, id, verification and referral code in the body', async () => {
  const asha = signUpInput();
  const { id: adminId } = await shop.accountOf('admin');
  const forbiddenFields = {
    id: adminId,
    _id: adminId,
    role: 'admin',
    verifiedAt: '2020-01-01',
    isDemo: true,
    referralCode: 'AAAAAAAA',
    referredBy: adminId,
    passwordHash: 'x',
  };
  await signUp({ ...asha, ...forbiddenFields });
  expect(await findUser(asha.email)).toMatchObject({
    role: 'customer',
    verifiedAt: null,
    isDemo: false,
    referredBy: null,
  });
  const { body } = await verify(asha.email, await otpOf(shop, asha.email));
  await shop.send('PUT', '/api/user/update', { token: body.data.accessToken, body: forbiddenFields });
  const row = await findUser(asha.email);
  expect(row).toMatchObject({ role: 'customer', isDemo: false, referredBy: null });
  expect(row?.id).not.toBe(forbiddenFields.id);
  expect(row?.referralCode).not.toBe(forbiddenFields.referralCode);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
});

test('stores the referrer and ignores an unknown code', async () => {
  const { id: referrerId } = await shop.accountOf('customer');
  const [referred, unreferred] = [signUpInput(), signUpInput()];
  await signUp({ ...referred, referredByCode: ' priya246 ' });
  expect((await findUser(referred.email))?.referredBy).toBe(referrerId);
  const { status, body } = await signUp({ ...unreferred, referredByCode: 'NOSUCH99' });
  expect([status, body.message]).toEqual([
    200,
    'OTP sent to your email. The referral code was not recognised and is left out.',
  ]);
  expect((await signUp({ ...unreferred, referredByCode: '' })).body.message).toBe('OTP sent to your email.');
  const own = (await findUser(unreferred.email))?.referralCode;
  expect(own).toMatch(/^[A-Z2-9]{8}$/);
});

test('rejects a sixth OTP attempt', async () => {
  const asha = signUpInput();
  await signUp(asha);
  const otp = await otpOf(shop, asha.email);
  const wrong = otp === '000000' ? '000001' : '000000';
  const guesses = await Promise.all(Array.from({ length: 5 }, () => verify(asha.email, wrong)));
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]));
  const late = await verify(asha.email, otp);
  expect(late.status).toBe(400);
  expect(late.body.fields).toHaveProperty('otp');
});

test('rejects an OTP after ten minutes and on second use', async () => {
  const [late, twice] = [signUpInput(), signUpInput()];
  await signUp(late);
  const old = await otpOf(shop, late.email);
  now = new Date(now.getTime() + 10 * MINUTE_MS);
  expect((await verify(late.email, old)).status).toBe(400);
  await signUp(twice);
  const otp = await otpOf(shop, twice.email);
  expect((await verify(twice.email, otp)).status).toBe(200);
  expect((await verify(twice.email, otp)).status).toBe(400);
});

test('opens one session for concurrent verifications', async () => {
  const asha = signUpInput();
  await signUp(asha);
  const otp = await otpOf(shop, asha.email);
  const responses = await Promise.all([1, 2, 3].map(() => verify(asha.email, otp)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('returns the same error for a wrong OTP and an unknown email', async () => {
  const asha = signUpInput();
  await signUp(asha);
  const { requestId: _, ...known } = (await verify(asha.email, '12345')).body;
  const { requestId: __, ...unknown } = (await verify('nobody@example.com', '12345')).body;
  expect(known).toEqual(unknown);
});

test('stores the OTP as a keyed hash only', async () => {
  const asha = signUpInput();
  await signUp(asha);
  const otp = await otpOf(shop, asha.email);
  const id = (await findUser(asha.email))?.id ?? '';
  const [code] = await shop.database.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
  expect(code?.codeHash).toHaveLength(43);
  expect(JSON.stringify(code)).not.toContain(otp);
});

test('replaces the OTP on resend-otp and does not reveal unknown emails', async () => {
  const asha = signUpInput();
  await signUp(asha);
  const old = await otpOf(shop, asha.email);
  const known = await shop.post('/api/resend-otp', { email: asha.email });
  const unknown = await shop.post('/api/resend-otp', { email: 'nobody@example.com' });
  expect([known.status, known.body]).toEqual([200, { message: 'OTP resent to your email.' }]);
  expect(unknown.body).toEqual(known.body);
  const fresh = await otpOf(shop, asha.email);
  if (old !== fresh) expect((await verify(asha.email, old)).status).toBe(400);
  expect((await verify(asha.email, fresh)).status).toBe(200);
  expect(await mailsTo(shop, 'nobody@example.com')).toEqual([]);
  const before = (await mailsTo(shop, asha.email)).length;
  await shop.post('/api/resend-otp', { email: asha.email });
  expect(await mailsTo(shop, asha.email)).toHaveLength(before);
});

test('accepts names in any script and strips invisible characters', async () => {
  const asha = signUpInput();
  await signUp({ ...asha, name: '  आशा \u0007\r\n राव\u202e ' });
  expect((await findUser(asha.email))?.name).toBe('आशा राव');
});

test('takes the language of the account and of its first mail from the browser', async () => {
  const signUpWith = async (language: string) => {
    const input = signUpInput();
    await shop.send('POST', '/api/signup', { body: input, headers: { 'accept-language': language } });
    return (await findUser(input.email))?.language;
  };
  expect(await signUpWith('hi-IN,en;q=0.8')).toBe('hi');
  const [mail] = await mailsTo(shop, `asha${signUpCount}@example.com`);
  expect(mail?.subject).toMatch(/^\d{6} आपका सुबह OTP है$/);
  expect(await signUpWith('en-IN,hi;q=0.8')).toBe('en');
});

test('sends no text of a stranger to an address that is not proven', async () => {
  const email = 'victim@example.com';
  const name = 'You won Rs 5000: http://evil.example/win';
  await shop.post('/api/signup', { name, email, mobile: '9822222222', password: 'morning1' });
  const [first] = await mailsTo(shop, email);
  await shop.post('/api/resend-otp', { email });
  const mails = await mailsTo(shop, email);
  for (const mail of [first, ...mails]) {
    expect(JSON.stringify(mail)).toContain('9822222222'.slice(-4));
    expect(JSON.stringify(mail)).not.toMatch(/evil|won/);
  }
});

test('sends the code of the newest sign-up alone', async () => {
  const asha = signUpInput();
  await signUp(asha);
  await signUp(asha);
  expect(await mailsTo(shop, asha.email)).toHaveLength(1);
  expect((await verify(asha.email, await otpOf(shop, asha.email))).status).toBe(200);
});
