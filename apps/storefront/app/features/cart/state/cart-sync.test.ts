import { afterEach, expect, test, vi } from 'vitest';
import { tomato } from './cart-product.fixture.ts';

const tokenOf = (id: string) => {
  const payload = { user: { id, role: 'customer', name: '', email: '', mobile: '' }, exp: 9 };
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
};

/** A browser without internet, in which Asha has added a tomato. */
async function addOffline() {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
  const sent = vi.fn(async (_path: string): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  });
  vi.resetModules();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', sent);
  const { tokens } = await import('../../../lib/session/session.ts');
  const { enqueueChange, waitForPendingChanges } = await import('./cart-sync.ts');
  const signIn = (id: string) => tokens.save({ accessToken: tokenOf(id), refreshToken: 'refresh' });
  const additions = () => sent.mock.calls.filter(([path]) => path === '/api/cart/add').length;
  signIn('asha');
  enqueueChange(tomato, 1);
  await waitForPendingChanges();
  // The failure is handled after the queue is empty.
  await Promise.resolve();
  sent.mockClear();
  return { signIn, additions, goOnline: () => window.dispatchEvent(new Event('online')) };
}

// The files of the unit tests share globals and modules.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('repeats a change made offline once the internet is back', async () => {
  const { additions, goOnline } = await addOffline();
  goOnline();
  expect(additions()).toBe(1);
});

test('does not repeat a change made offline for the next customer of the browser', async () => {
  const { signIn, additions, goOnline } = await addOffline();
  signIn('ravi');
  goOnline();
  expect(additions()).toBe(0);
});
