import { addAddress, pressCheckout } from './cart-and-orders.ts';
import { drawPhoto } from './draw-photo.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('a daughter orders the saved list of her mother, with the prescription', async ({ page, request, signIn }) => {
  test.slow();
  const account = await newAccount(request);
  await addAddress(request, account);
  await addAddress(request, account, { name: 'Savitri Verma', street: '7, Indus Town' });
  const { results } = await (await request.get('/api/search-product/amoxicillin')).json();
  const [medicine] = results[0].products;
  await signIn(account);

  await page.goto('/family');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const person = page.getByRole('dialog', { name: 'Add a person' });
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person.getByLabel('Name')).toBeFocused();
  await person.getByLabel('Name').fill('Savitri Verma');
  await person.getByLabel('Relation').selectOption('Mother');
  await person.getByLabel('Age').fill('68');
  await person.getByLabel('Their address').selectOption({ label: 'Home, Savitri Verma, 7, Indus Town' });
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Savitri Verma' })).toBeVisible();
  await expect(person).toBeHidden();
  await expectAccessiblePage(page);

  await page.goto(`/medicines/product/${medicine._id}`);
  await page.getByRole('button', { name: `Save ${medicine.name} to a list` }).click();
  const save = page.getByRole('dialog', { name: 'Save to a list' });
  await save.getByRole('button', { name: 'Monthly' }).click();
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save.getByRole('checkbox', { name: 'Monthly 1 product' })).toBeChecked();
  await save.getByRole('link', { name: 'My lists' }).click();
  const list = page.getByRole('region', { name: 'Monthly' });
  await list.getByRole('button', { name: 'Show products' }).click();
  await expect(list.getByRole('article')).toContainText(medicine.name);
  await expectAccessiblePage(page);
  await list.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText('1 product added to cart')).toBeVisible();

  await page.goto('/cart');
  const address = page.locator('[data-step=address]');
  await address.getByRole('button', { name: 'Savitri Verma' }).click();
  await expect(address.getByRole('radio', { name: /7, Indus Town/ })).toBeChecked();
  const prescription = page.locator('[data-step=prescription]');
  await prescription.locator('input[type=file]').setInputFiles(await drawPhoto(page, 'white'));
  await prescription.getByRole('button', { name: 'Savitri Verma' }).click();
  await page.getByLabel('Cash on delivery').check();
  await pressCheckout(page);
  await expect(page.getByText('Order placed successfully with Cash on Delivery.')).toBeVisible();

  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('article')).toContainText('7, Indus Town');
  await page.goto('/UploadPrescriptions');
  await expect(page.getByText('For Savitri Verma')).toBeVisible();
});
