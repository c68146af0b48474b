import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openShop, openStockedShop } from '../../../test/open-shop.ts';
import { pagePolicy } from './security-headers.ts';

const razorpay = { keyId: 'k', keySecret: 's', webhookSecret: 'w', apiUrl: 'http://127.0.0.1:1' };

test('allows the payment widget only when Razorpay is configured', async () => {
  const plain = await openShop();
  const paid = await openShop({ settings: { razorpay } });
  const policyOf = async (shop: typeof plain) =>
    (await shop.get('/dev/mailbox.css')).headers.get('content-security-policy');
  expect(await policyOf(plain)).not.toContain('razorpay');
  expect(await policyOf(paid)).toContain("script-src 'self' https://checkout.razorpay.com");
  expect(await policyOf(paid)).toContain("frame-src 'self' https://api.razorpay.com");
  expect(await policyOf(paid)).not.toContain('unsafe');
  await plain.close();
  await paid.close();
});

test('JSON responses and errors get the strictest policy', async () => {
  const shop = await openStockedShop();
  for (const url of ['/api/promotions/superdeal', '/api/products/none', '/api/nothing', '/healthz']) {
    const { headers } = await shop.get(url);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  await shop.close();
});

test('lists inline scripts by hash, with and without the widget', () => {
  expect(pagePolicy({ razorpay: undefined }, ['sha256-a='])).toContain("script-src 'self' 'sha256-a=';");
  expect(pagePolicy({ razorpay }, ['sha256-a='])).toMatch(/script-src 'self' https:[^;]+ 'sha256-a=';/);
});

test.each([
  [{ publicUrl: 'https://shop.example' }, 'max-age=31536000'],
  [{ publicUrl: 'https://shop.example', hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
  [{ publicUrl: 'http://127.0.0.1', hstsSubdomains: true }, null],
])('sends Strict-Transport-Security only with an https address: %o', async (settings, expected) => {
  const shop = await openShop({ settings });
  for (const url of ['/healthz', '/api/nothing', '/dev/mailbox.css']) {
    expect((await shop.get(url)).headers.get('strict-transport-security')).toBe(expected);
  }
  await shop.close();
});

test('lets no other origin read, and sends it no address', async () => {
  const shop = await openShop();
  const { accessToken } = await shop.signIn('customer');
  const headers = { origin: 'https://evil.example' };
  for (const url of ['/api/get-profile', '/api/areas', '/healthz', '/dev/mailbox.css']) {
    const answer = await shop.get(url, { token: accessToken, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const page = await shop.get('/dev/mailbox.css');
  expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const asked = {
    ...headers,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const preflight = await shop.send('OPTIONS', '/api/payment/order', { headers: asked });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  await shop.close();
});

test('keeps answers of a signed-in user out of caches', async () => {
  const shop = await openShop();
  const { accessToken } = await shop.signIn('admin');
  for (const url of [
    '/api/get-profile',
    '/api/cart',
    '/api/orders/my',
    '/api/admin/customers',
    '/api/users/me/export',
  ]) {
    const { status, headers } = await shop.get(url, { token: accessToken });
    expect([url, status, headers.get('cache-control')]).toEqual([url, 200, 'no-store']);
  }
  await shop.close();
});

test('does not answer TRACE, and refuses a query key that is given twice', async () => {
  const shop = await openShop();
  const traced = await new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${shop.address}/api/areas`, { method: 'TRACE' }, (answer) => resolve(answer.statusCode));
    asked.on('error', reject).end();
  });
  expect(traced).toBe(404);
  const { accessToken } = await shop.signIn('admin');
  const twice = await shop.get('/api/admin/customers?q=a&q=b', { token: accessToken });
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['q']]);
  await shop.close();
});
