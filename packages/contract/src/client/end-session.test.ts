import { expect, test, vi } from 'vitest';
import { createApi, type Transport } from './api-client.ts';
import { openTab } from './browser.fixture.ts';
import { createTokenStore } from './browser-session.ts';
import { endSession } from './end-session.ts';

test('removes the tokens immediately on sign-out, also when the server is unreachable', async () => {
  const tokens = createTokenStore(openTab());
  const send = vi.fn<Transport>(async () => ({ status: 200, body: { message: 'Signed out.' } }));
  const api = createApi(send);
  tokens.save({ accessToken: 'a', refreshToken: 'r1' });
  const ended = endSession(tokens, api);
  expect([tokens.token(), tokens.refreshToken()]).toEqual([null, null]);
  await ended;
  expect(send).toHaveBeenCalledExactlyOnceWith({ method: 'POST', path: '/api/logout', body: { refreshToken: 'r1' } });
  await endSession(tokens, api);
  expect(send).toHaveBeenCalledTimes(1);
  tokens.save({ accessToken: 'a', refreshToken: 'r2' });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await endSession(tokens, api);
  expect(tokens.token()).toBeNull();
});
