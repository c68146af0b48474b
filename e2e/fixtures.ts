import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export const ACCOUNTS = {
  customer: { mobile: '9876543210', password: 'customer123' },
  doctor: { mobile: '9876543211', password: 'doctor123' },
  admin: { mobile: '9876543212', password: 'admin123' },
} as const;

/** Every test fails on an error that the page prints or throws, whatever else it looks at. */
export const test = base.extend<{ faults: string[]; signIn: (role: keyof typeof ACCOUNTS) => Promise<void> }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        const isRefusal = /Failed to load resource: the server responded with a status of (401|404)/.test(
          message.text(),
        );
        if (message.type() === 'error' && !isRefusal) faults.push(`printed: ${message.text()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  /** Signs in without the form: through the call, with the tokens stored as the specification says. */
  signIn: async ({ page, request }, use) => {
    await use(async (role) => {
      const answer = await request.post('/api/login', { data: ACCOUNTS[role] });
      const { data } = (await answer.json()) as { data: { accessToken: string; refreshToken: string; user: object } };
      await page.addInitScript((session) => {
        localStorage.setItem('token', session.accessToken);
        localStorage.setItem('refreshToken', session.refreshToken);
        localStorage.setItem('user', JSON.stringify(session.user));
      }, data);
    });
  },
});

export { expect };

/** WCAG 2.2 AA by machine, and no sideways scroll. */
export async function expectGoodPage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}
