import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Session } from './new-account.ts';

export const ACCOUNTS = {
  customer: { mobile: '9876543210', password: 'customer123' },
  doctor: { mobile: '9876543211', password: 'doctor123' },
  admin: { mobile: '9876543212', password: 'admin123' },
} as const;

/** Every test fails on an error that the page prints or throws, whatever else it looks at. */
export const test = base.extend<{
  faults: string[];
  signIn: (who: keyof typeof ACCOUNTS | Session) => Promise<void>;
}>({
  /** Opened pages are ready to be touched, unless a test asks to be earlier (`waitUntil: 'commit'`). */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await comeToLife(page);
      return answer;
    };
    await use(page);
  },
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
    const enter = async (account: object): Promise<Session> => {
      const answer = await request.post('/api/login', { data: account });
      return ((await answer.json()) as { data: Session }).data;
    };
    await use(async (who) => {
      const session = typeof who === 'string' ? await enter(ACCOUNTS[who]) : who;
      await page.addInitScript(({ accessToken, refreshToken, user }) => {
        localStorage.setItem('token', accessToken);
        localStorage.setItem('refreshToken', refreshToken);
        localStorage.setItem('user', JSON.stringify(user));
      }, session);
    });
  },
});

export { expect };

/** Touches the page, so that a clock that a test has stopped does not hold it up, and waits until it answers. */
async function comeToLife(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  // Pages of the shop say so; others have nothing to wait for.
  await page.locator('html[data-hydrated], html:not(:has(script[type="text/later"]))').waitFor({ state: 'attached' });
}

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
