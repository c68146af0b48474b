import { afterEach, expect, test, vi } from 'vitest';

const tokenOf = (id: string) => {
  const payload = { user: { id, role: 'customer', name: '', email: '', mobile: '' }, exp: 9 };
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
};

const storage = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
};

// The files of the unit tests share globals and modules.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('keeps a text for its customer and hides it from the next one', async () => {
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: () => undefined, localStorage: storage(), sessionStorage: storage() });
  const { tokens } = await import('./session.ts');
  const { accountStorage } = await import('./account-storage.ts');
  const signIn = (id: string) => tokens.save({ accessToken: tokenOf(id), refreshToken: 'refresh' });
  const stored = accountStorage('instructions');
  const listener = vi.fn();
  stored.subscribe(listener);

  signIn('asha');
  stored.set('Ring twice');
  listener.mockClear();
  tokens.clear();
  expect(stored.get()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
  signIn('asha');
  expect(stored.get()).toBe('Ring twice');

  signIn('ravi');
  expect(stored.get()).toBeNull();
  stored.set('Leave at the door');
  expect(stored.get()).toBe('Leave at the door');
  signIn('asha');
  expect(stored.get()).toBeNull();
});
