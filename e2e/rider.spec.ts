import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { countQuestions, deliverPush, shownNotices } from './push.ts';

const PHONE = { width: 360, height: 800 };

test('the page of riders says so to others, in both languages', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rider');
  await expect(page.getByText('Sign in with your rider account.')).toBeVisible();
  await expectAccessiblePage(page);
  await signIn('customer');
  await page.goto('/hi/rider');
  await expect(page.getByText('यह पेज राइडर के लिए है')).toBeVisible();
  await expectAccessiblePage(page);
});

test('a rider is asked about notices only by a press, and a push message is shown', async ({ page, signIn }) => {
  await page.context().grantPermissions(['notifications']);
  const questions = await countQuestions(page);
  await signIn('rider');
  await page.goto('/rider');
  const offer = page.getByRole('button', { name: 'Yes, tell me' });
  await expect(offer).toBeVisible();
  expect(await questions()).toBe(0);
  await offer.click();
  await expect.poll(questions).toBe(1);
  await deliverPush(page, { title: 'New round', body: 'Satlapur, 12 stops', path: '/rider', tag: 'round' });
  await expect.poll(() => shownNotices(page)).toEqual(['New round: Satlapur, 12 stops']);
});
