import { expect, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test('shows the coin balance and the expiry dates', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/wallet-list');
  await expect(page.getByRole('region', { name: 'SuperCoin balance' }).getByText(/^\d+$/)).toBeVisible();
  await expect(page.getByText(/^\d+ coins? expires? on \d+ \w+$/).first()).toBeVisible();
  await expect(page.getByText('Referral: your first order was delivered')).toBeVisible();
  // A customer with a delivered order cannot use a referral code, so the field is hidden.
  await expect(page.getByRole('heading', { name: 'Have a referral code?' })).toHaveCount(0);
});

test('explains an empty wallet and accepts a referral code', async ({ page, request, signIn }) => {
  const friend = await newAccount(request);
  const headers = { Authorization: `Bearer ${friend.accessToken}` };
  const { data: profile } = await (await request.get('/api/get-profile', { headers })).json();
  await signIn(await newAccount(request));
  await page.goto('/wallet-list');
  await expect(page.getByText('Nothing here yet')).toBeVisible();

  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('Enter a referral code.')).toBeVisible();
  await expect(page.getByLabel('Referral code', { exact: true })).toBeFocused();
  await page.getByLabel('Referral code', { exact: true }).fill(profile.referralCode);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText(/You and your friend get 50 SuperCoins/)).toBeVisible();
  await expect(page.getByText(/^Code applied. You both get 50 coins/)).toBeFocused();
  await page.reload();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Have a referral code?' })).toHaveCount(0);
});

test('asks a visitor to sign in', async ({ page }) => {
  await page.goto('/wallet-list');
  await page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
