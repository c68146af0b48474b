import { drawPhoto } from './draw-photo.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';

/** Code of a medicine of the demo shop. */
const MEDICINE = '423b4954-5745-8578-ad8b-deb6ae25420e';

test.use({ viewport: { width: 360, height: 740 } });

test('uploads two photos with sign-in during the upload, and shows them', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/UploadPrescriptions');
  await page.getByRole('button', { name: 'Upload prescription' }).click();
  await expect(page.getByText('Please provide a description and at least one image.').first()).toBeVisible();

  const photos = await Promise.all(['white', 'ivory', 'gold'].map((colour) => drawPhoto(page, colour)));
  await page.locator('input[type=file]').setInputFiles(photos);
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await page.getByLabel('Description').fill('For my father');
  await page.getByRole('button', { name: 'Upload prescription' }).click();

  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel(/mobile/i).fill(account.mobile);
  await signIn.getByLabel('Password', { exact: true }).fill(account.password);
  await signIn.getByRole('button', { name: 'SIGN IN' }).click();

  await expect(page.getByText('Uploaded successfully!')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('');
  const prescription = page.getByRole('listitem').filter({ hasText: 'For my father' });
  await expect(prescription).toContainText('Being checked');
  const sheets = prescription.getByRole('img');
  await expect(sheets).toHaveCount(2);
  for (const sheet of await sheets.all()) {
    await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await prescription.getByRole('button', { name: 'Open sheet 1 of 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 2' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessiblePage(page);
});

test("adds the pharmacist's basket to the cart", async ({ page, request, signIn }) => {
  const account = await newAccount(request);
  await signIn(account);
  await page.goto('/UploadPrescriptions');
  const photo = await drawPhoto(page, 'white');
  const upload = await request.post('/api/medical/presciptions', {
    headers: { Authorization: `Bearer ${account.accessToken}` },
    multipart: {
      description: 'Please read this',
      images: photo,
    },
  });
  const { data: prescription } = await upload.json();
  const login = await request.post('/api/login', { data: { mobile: '9876543212', password: 'admin123' } });
  const admin = (await login.json()).data.accessToken;
  const offered = await request.post(`/api/admin/prescriptions/${prescription._id}/basket`, {
    headers: { Authorization: `Bearer ${admin}` },
    data: { lines: [{ productId: MEDICINE, quantity: 2 }] },
  });
  expect(offered.ok()).toBe(true);

  await page.goto('/UploadPrescriptions');
  await page.getByRole('button', { name: /^Add to cart for/ }).click();
  await expect(page.getByText('Added to your cart.')).toBeVisible();
  await expect(page.getByText('In your cart. We’ll use this prescription at checkout.')).toBeVisible();
});
