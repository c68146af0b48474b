import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Session } from './new-account.ts';

export const ACCOUNTS = {
  customer: { mobile: '9876543210', password: 'customer123' },
  doctor: { mobile: '9876543211', password: 'doctor123' },
  admin: { mobile: '9876543212', password: 'admin123' },
  manager: { mobile: '9876543213', password: 'manager123' },
  packer: { mobile: '9876543214', password: 'packer123' },
  pharmacist: { mobile: '9876543215', password: 'pharmacist123' },
  rider: { mobile: '9876543216', password: 'rider123' },
} as const;

/** Every test fails on an uncaught error or a console error of the page. */
export const test = base.extend<{
  errors: string[];
  signIn: (who: keyof typeof ACCOUNTS | Session) => Promise<void>;
}>({
  /** `goto` waits for hydration, unless a test passes `waitUntil: 'commit'`. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await waitForHydration(page);
      return response;
    };
    await use(page);
  },
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        const isExpectedStatus = /Failed to load resource: the server responded with a status of (401|404)/.test(
          message.text(),
        );
        if (message.type() === 'error' && !isExpectedStatus) errors.push(`console: ${message.text()}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  /** Signs in through the API and stores the tokens in local storage as specified. */
  signIn: async ({ page, request }, use) => {
    const logIn = async (account: object): Promise<Session> => {
      const response = await request.post('/api/login', { data: account });
      return ((await response.json()) as { data: Session }).data;
    };
    await use(async (who) => {
      const session = typeof who === 'string' ? await logIn(ACCOUNTS[who]) : who;
      await page.addInitScript(({ accessToken, refreshToken, user }) => {
        localStorage.setItem('token', accessToken);
        localStorage.setItem('refreshToken', refreshToken);
        localStorage.setItem('user', JSON.stringify(user));
      }, session);
    });
  },
});

export { expect };

/** Dispatches an interaction, which starts the scripts even when the test has stopped the clock, and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  // A locator, unlike `evaluate`, survives a page that forwards to another address at once.
  await page.locator('html').dispatchEvent('pointerdown');
  // Only storefront pages hydrate; other pages have no delayed script.
  await page
    .locator('html[data-hydrated]:not(:has([data-late])), html:not(:has(script[type="text/deferred"]))')
    .waitFor({ state: 'attached' });
}

/** Presses Tab until the control has focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 80 && !(await hasFocus()); stops++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** From the next page on; read it with `layoutShift`. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = (entry as unknown as { value: number }).value;
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShift = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-shift'));

const MODAL = 'dialog:modal';

/** Checks WCAG 2.2 AA with axe, and that the page does not scroll horizontally. The contrast takes two thirds of the time. */
export async function expectAccessiblePage(page: Page, { contrast = true } = {}): Promise<void> {
  // Scrolled, a button may lie half under a bar, which axe takes for too small.
  await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
  const axe = axeFor(page);
  // The page below a modal dialog is inert, and checked without the dialog elsewhere.
  if ((await page.locator(MODAL).count()) > 0) axe.include(MODAL);
  await expectNoViolations(
    axe
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .disableRules(contrast ? [] : ['color-contrast']),
  );
  await expectNoSidewaysScroll(page);
}

export const expectEnoughContrast = (page: Page): Promise<void> =>
  expectNoViolations(axeFor(page).withRules('color-contrast'));

const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Takes half the time: it opens no second page to collect results, which only cross-origin frames need.
    .setLegacyMode();

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls horizontally').toBeLessThanOrEqual(0);
}
