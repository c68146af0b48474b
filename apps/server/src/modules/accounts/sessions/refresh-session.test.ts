import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { refreshTokens } from '../accounts.tables.ts';
import { hashToken } from './access-tokens.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
const advanceClock = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
afterAll(() => shop.close());

const refresh = (refreshToken: string) => shop.post('/api/refresh-token', { refreshToken });
const nextToken = async (refreshToken: string): Promise<string> => {
  const { status, body } = await refresh(refreshToken);
  expect(status).toBe(200);
  return body.refreshToken;
};
const profileStatus = async (token: string) => (await shop.get('/api/get-profile', { token })).status;
/** Tokens that could still be exchanged, in all sessions of the customer. */
const countUnused = async () => {
  const { id } = await shop.accountOf('customer');
  return shop.database.db.$count(refreshTokens, and(eq(refreshTokens.userId, id), isNull(refreshTokens.usedAt)));
};
const signInAlone = async () => {
  await shop.database.db.delete(refreshTokens);
  return shop.signIn('customer');
};

test('rotates the refresh token', async () => {
  const session = await shop.signIn('customer');
  const first = await refresh(session.refreshToken);
  expect(first.status).toBe(200);
  expect(first.body.accessToken).toBe(first.body.data.accessToken);
  advanceClock(20 * MINUTE_MS);
  const second = await refresh(first.body.refreshToken);
  expect(second.status).toBe(200);
  expect(new Set([session.refreshToken, first.body.refreshToken, second.body.refreshToken]).size).toBe(3);
});

test('ends the session when a refresh token is reused after the grace period', async () => {
  const session = await shop.signIn('customer');
  const second = await nextToken(session.refreshToken);
  advanceClock(31_000);
  expect((await refresh(session.refreshToken)).status).toBe(401);
  expect((await refresh(second)).status).toBe(401);
});

test('returns the same successor to two tabs that refresh at once, and rejects a third use', async () => {
  const session = await signInAlone();
  const [one, two] = await Promise.all([nextToken(session.refreshToken), nextToken(session.refreshToken)]);
  expect(one).toBe(two);
  expect(await countUnused()).toBe(1);
  expect((await refresh(session.refreshToken)).status).toBe(401);
  expect((await refresh(one)).status).toBe(401);
});

test('keeps one chain while two tabs refresh at once again and again', async () => {
  let { refreshToken } = await signInAlone();
  for (let round = 0; round < 5; round++) {
    const [one, two] = await Promise.all([nextToken(refreshToken), nextToken(refreshToken)]);
    expect(one).toBe(two);
    refreshToken = one;
    expect(await countUnused()).toBe(1);
  }
});

test('accepts the immediately previous token within the grace period', async () => {
  const { refreshToken } = await signInAlone();
  const second = await nextToken(refreshToken);
  const third = await nextToken(second);
  advanceClock(29_000);
  expect(await nextToken(second)).toBe(third);
  expect(await countUnused()).toBe(1);
  expect((await refresh(third)).status).toBe(200);
});

test.each([3, 4])('ends the session when the first token comes again after token %i was issued', async (length) => {
  const session = await signInAlone();
  let newest = session;
  for (let issued = 1; issued < length; issued++) newest = (await refresh(newest.refreshToken)).body.data;
  expect((await refresh(session.refreshToken)).status).toBe(401);
  expect((await refresh(newest.refreshToken)).status).toBe(401);
  expect(await profileStatus(newest.accessToken)).toBe(401);
});

test('leaves no living session when an old token and the newest one arrive at once', async () => {
  for (let round = 0; round < 8; round++) {
    const { refreshToken } = await signInAlone();
    const third = await nextToken(await nextToken(refreshToken));
    await Promise.all([refresh(refreshToken), refresh(third)]);
    expect(await countUnused()).toBe(0);
  }
});

test('leaves no living session when a sign-out and a refresh arrive at once', async () => {
  for (let round = 0; round < 8; round++) {
    const { refreshToken } = await signInAlone();
    await Promise.all([refresh(refreshToken), shop.post('/api/logout', { refreshToken })]);
    expect(await countUnused()).toBe(0);
  }
});

test('ends a session 90 days after sign-in, however often it was refreshed', async () => {
  let session = await shop.signIn('customer');
  for (let day = 0; day < 88; day += 22) {
    advanceClock(22 * DAY_MS);
    session = (await refresh(session.refreshToken)).body.data;
  }
  advanceClock(2 * DAY_MS - 5 * MINUTE_MS);
  session = (await refresh(session.refreshToken)).body.data;
  expect(await profileStatus(session.accessToken)).toBe(200);
  advanceClock(5 * MINUTE_MS);
  expect(await profileStatus(session.accessToken)).toBe(401);
  expect((await refresh(session.refreshToken)).status).toBe(401);
});

test('accepts a token row that was inserted without the time of sign-in', async () => {
  now = new Date();
  const { id } = await shop.accountOf('customer');
  await shop.database.pool.query(
    `insert into refresh_tokens (id, user_id, family_id, token_hash, expires_at)
      values (gen_random_uuid(), $1, gen_random_uuid(), $2, now() + interval '1 day')`,
    [id, hashToken('inserted')],
  );
  const { body } = await refresh('inserted');
  expect(await profileStatus(body.accessToken)).toBe(200);
});
