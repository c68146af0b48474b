import { expect, test } from './fixtures.ts';

// Guards the markup that apps/storefront/app/lib/hydration/deferred-scripts.ts replaces in React Router's output.
test('starts the scripts of every page through the inline loader', async ({ request }) => {
  for (const path of ['/', '/Grocery', '/cart', '/no-such-page']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<script type="text/deferred">');
    expect(html, path).not.toContain('type="module"');
    expect(html, path).not.toContain('rel="modulepreload"');
  }
});
