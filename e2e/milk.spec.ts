import type { Page } from '@playwright/test';
import { addAddress } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Three days ahead: can be changed at any hour of the day. */
const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
const india = (options: Intl.DateTimeFormatOptions, locale = 'en-IN') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options }).format(inThreeDays);
const morning = india({ weekday: 'short', day: 'numeric', month: 'short' });
const month = india({ year: 'numeric', month: '2-digit' }, 'sv-SE');
const square = (page: Page) => page.getByRole('button', { name: new RegExp(`^${morning}`) });

test('starts a milk plan, changes one morning and adds a pause', async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  await signIn(account);
  await page.goto(`/milk-data?month=${month}`);
  await expect(page.getByText('No milk in this month')).toBeVisible();
  await page.getByRole('button', { name: 'Start a milk plan' }).click();
  const sheet = page.getByRole('dialog', { name: 'New milk plan' });
  await sheet.getByRole('button', { name: 'Start the plan' }).click();
  await expect(sheet.getByText('Choose a milk.')).toBeVisible();
  await sheet.getByRole('radio', { name: /^Toned Milk, 500 ml/ }).check();
  await sheet.getByRole('button', { name: 'One more' }).click();
  await sheet.getByRole('button', { name: 'Start the plan' }).click();
  await expect(page.getByText('Your morning milk is ordered.')).toBeVisible();
  await expect(page.getByText('2 packs · Every day · ₹56 a morning')).toBeVisible();

  await square(page).click();
  const day = page.getByRole('dialog', { name: morning });
  await day.getByRole('button', { name: 'One more' }).click();
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(square(page)).toHaveAccessibleName(/Ordered, 1\.5 L ?, ₹84/);
  await square(page).click();
  await day.getByRole('button', { name: 'Skip' }).click();
  await expect(square(page)).toHaveAccessibleName(/Skipped/);

  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('dialog', { name: 'Pause for a holiday' }).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Enjoy your holiday.')).toBeVisible();
  await expect(square(page)).toHaveAccessibleName(/Paused/);
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(square(page)).toHaveAccessibleName(/Ordered, 1 L ?, ₹56/);
  await expectAccessiblePage(page);
});

test('adds money to the milk balance in TEST MODE', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  await page.goto('/milk-data');
  await page.getByRole('button', { name: '₹200' }).click();
  await page.getByRole('button', { name: 'Add money' }).click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: /succeed/i }).click();
  await expect(page).toHaveURL('/milk-data');
  await expect(page.getByRole('region', { name: 'Milk balance' }).getByText('₹200').first()).toBeVisible();
  await expect(page.getByText('The money is on your milk balance.')).toBeVisible();
});

test('shows two months of the milk record and downloads them', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/milk-data');
  await page.getByRole('button', { name: 'Earlier month' }).click();
  const record = page.getByRole('table', { name: 'Delivered milk by day' });
  await expect(record.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await expect(page.getByText('Credited').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^milk-record-\d{4}-\d{2}\.csv$/);
});
