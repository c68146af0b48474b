import { expect, expectAccessiblePage, layoutShift, recordLayoutShift, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test('activates a plan after a failed and a successful payment', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  await page.goto('/');
  await page.getByRole('button', { name: 'Membership' }).click();
  await page.getByRole('link', { name: 'Get Membership' }).click();
  await expect(page).toHaveURL('/get-membership');

  await page.getByRole('button', { name: /Membership benefits.*plan 1 year/ }).click();
  await expect(page.getByRole('dialog').getByText('20% off prescription medicines')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Add to cart.*plan 1 month/ }).click();
  await expect(page.getByRole('dialog', { name: 'Plan added to cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/cart');

  const card = page.getByRole('region', { name: 'Membership plan' });
  await expect(card.getByText('30 days · Free delivery above ₹99 · 15% off prescription medicines')).toBeVisible();
  // The chosen plan survives a reload.
  await page.reload();
  await card.getByRole('button', { name: 'Pay ₹99' }).click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: /fail/i }).click();
  await expect(page.getByText('Payment failed. Try again.')).toBeVisible();
  await expect(page).toHaveURL('/cart');

  await card.getByRole('button', { name: 'Pay ₹99' }).click();
  await page.getByRole('button', { name: /succeed/i }).click();
  await expect(page.getByText('Subscription Successful 🎉')).toBeVisible();
  await expect(page).toHaveURL('/membership-confirmed');
  await expect(page.getByRole('heading', { name: 'Membership confirmed' })).toBeVisible();
  await expect(page.getByText('Active')).toBeVisible();
  await expect(page.getByText('30 days remaining')).toBeVisible();
  await expectAccessiblePage(page);

  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(card).toBeHidden();

  await page.goto('/membership');
  await page.getByRole('button', { name: /Add to cart.*plan 1 year/ }).click();
  const added = page.getByRole('dialog', { name: 'Plan added to cart' });
  await expect(added).toContainText('when your current plan ends');
  await expect(added).not.toContainText('as soon as you pay');
});

test('starts the free plan without a payment', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  await page.goto('/membership');
  await page.getByRole('button', { name: /Add to cart.*plan Free/ }).click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: 'Start free plan' }).click();
  await expect(page).toHaveURL('/membership-confirmed');
  await expect(page.getByText('21 days remaining')).toBeVisible();

  // The plan of a member takes the place of the introduction, so that the plans stay where they are.
  await recordLayoutShift(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/membership');
    await expect(page.getByText('Your plan: Free')).toBeVisible();
    expect(await layoutShift(page), String(width)).toBeLessThan(0.02);
  }
  await page.getByRole('button', { name: 'Your plan: Free' }).click();
  await expect(page.getByRole('dialog', { name: 'Membership benefits' })).toContainText(
    '5% off prescription medicines',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Add to cart.*plan 1 month/ }).click();
  const added = page.getByRole('dialog', { name: 'Plan added to cart' });
  await expect(added).toContainText('Starts as soon as you pay. The rest of your free plan follows it.');
  await added.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('region', { name: 'Membership plan' })).toContainText('Starts as soon as you pay.');
});

test('shows no confirmation to a customer without a membership', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  await page.goto('/membership-confirmed');
  await expect(page.getByRole('heading', { level: 1, name: 'Your membership' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No membership yet' })).toBeVisible();
  await expect(page.getByText(/confirmed/i)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Your membership/);
});
