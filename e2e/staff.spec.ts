import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { mailedToken, uniqueAccount } from './new-account.ts';

const PHONE = { width: 360, height: 640 };

test('an owner invites a packer, who sets a password from the mail and sees only the own sections', async ({
  page,
  signIn,
  browser,
  request,
}) => {
  test.slow();
  const packer = { ...uniqueAccount(), name: 'Gopal Yadav' };
  await signIn('admin');
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard?section=staff');
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
  await expect(page.getByText('Subah Admin (you)')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Add staff account' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill(packer.name);
  await sheet.getByLabel('Mobile number').fill(packer.mobile);
  await sheet.getByLabel('Email').fill(packer.email);
  await sheet.getByLabel('Role').selectOption('Packer');
  await expectAccessiblePage(page);
  await sheet.getByRole('button', { name: 'Add staff account' }).click();
  await expect(page.getByText(`Invitation sent to ${packer.email}.`)).toBeVisible();

  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await phone.goto(`/staff-invitation#${await mailedToken(request, packer.email)}`);
  await expect(phone.getByText('you join as Packer')).toBeVisible();
  await expectAccessiblePage(phone);
  await phone.getByLabel('New password', { exact: true }).fill(packer.password);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL(/\/dashboard/);
  await expect(phone.getByRole('heading', { name: 'Pick list' })).toBeVisible();
  await phone.getByRole('button', { name: 'Sections' }).click();
  await expect(phone.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
    'Pick list',
    'Stock',
    'Batches',
    'Security',
  ]);
  await phone.goto('/dashboard?section=payments');
  await expect(phone.getByText('The requested page could not be found.')).toBeVisible();
  await expectAccessiblePage(phone);

  await page.reload();
  await page.getByRole('button', { name: `Switch off ${packer.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(`${packer.name} is switched off`)).toBeVisible();
  await phone.goto('/dashboard?section=pick-list');
  await expect(phone.getByRole('heading', { name: 'Pick list' })).toBeHidden();
  await context.close();
});
