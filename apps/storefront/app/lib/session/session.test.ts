import { afterEach, expect, test, vi } from 'vitest';

const payload = { user: { id: '1', role: 'customer', name: 'आशा Verma', email: '', mobile: '9876543210' }, exp: 9 };
const asha = `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

/** Loads the module as a browser with this token does. */
async function openBrowser(token: string) {
  const storage = new Map([['token', token]]);
  vi.resetModules();
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
    },
  });
  return import('./session.ts');
}

// The files of the unit tests share globals and modules.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('returns the same session object until the token changes', async () => {
  const { currentSession, tokens } = await openBrowser(asha);
  expect(currentSession()).toEqual({ isSignedIn: true, user: payload.user });
  expect(currentSession()).toBe(currentSession());
  tokens.clear();
  expect(currentSession()).toEqual({ isSignedIn: false, user: null });
});

test('treats an unreadable token as signed in', async () => {
  const { currentSession } = await openBrowser('nonsense');
  expect(currentSession()).toEqual({ isSignedIn: true, user: null });
});
