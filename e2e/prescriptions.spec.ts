import { addAddress, fillCart } from './cart-and-orders.ts';
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

test('shows older prescriptions on request, and loads their photos again when the links have expired', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(await newAccount(request));
  let hour = 1;
  const prescription = (number: number) => ({
    _id: `00000000-0000-7000-8000-00000000000${number}`,
    description: `Prescription ${number}`,
    patient: null,
    images: [`/api/medical/presciptions/${number}/images/1?hour=${hour}`],
    status: 'approved',
    reason: null,
    basket: [],
    basketConfirmedAt: null,
    createdAt: `2026-11-1${number}T04:30:00.000Z`,
    updatedAt: `2026-11-1${number}T04:30:00.000Z`,
  });
  await page.route('**/api/medical/presciptions/my*', (route) =>
    route.fulfill({
      json: route.request().url().includes('cursor=older')
        ? { data: [prescription(1)], nextCursor: null }
        : { data: [prescription(3), prescription(2)], nextCursor: 'older' },
    }),
  );
  await page.route('**/api/medical/presciptions/*/images/*', (route) =>
    route.request().url().endsWith(`hour=${hour}`)
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="8"/>',
        })
      : route.fulfill({ status: 401 }),
  );
  // The photo behind an expired link is logged by the browser.
  page.removeAllListeners('console');
  await page.goto('/UploadPrescriptions');
  const mine = page.getByRole('region', { name: 'My prescriptions' });
  const cards = mine.getByRole('listitem').filter({ hasText: 'Prescription' });
  await expect(cards).toHaveText([/Prescription 3/, /Prescription 2/]);
  await mine.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveText([/Prescription 3/, /Prescription 2/, /Prescription 1/]);
  await expect(mine.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(cards.last()).toBeFocused();
  hour = 2;
  await cards.last().getByRole('button', { name: 'Open sheet 1 of 1' }).click();
  const opened = page.getByRole('dialog', { name: 'Photo 1 of 1' }).getByRole('img');
  await opened.evaluate((image: HTMLImageElement) => image.dispatchEvent(new Event('error')));
  await expect(opened).toHaveAttribute('src', /\/1\/images\/1\?hour=2$/);
});

test('asks once for new links when a photo is missing', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  let reads = 0;
  await page.route('**/api/medical/presciptions/my*', (route) => {
    reads++;
    const prescription = {
      _id: '00000000-0000-7000-8000-000000000001',
      description: 'Without its photo',
      patient: null,
      images: [`/api/medical/presciptions/1/images/1?read=${reads}`],
      status: 'approved',
      reason: null,
      basket: [],
      basketConfirmedAt: null,
      createdAt: '2026-11-10T04:30:00.000Z',
      updatedAt: '2026-11-10T04:30:00.000Z',
    };
    return route.fulfill({ json: { data: [prescription], nextCursor: null } });
  });
  await page.route('**/api/medical/presciptions/*/images/*', (route) => route.fulfill({ status: 404 }));
  page.removeAllListeners('console');
  await page.goto('/UploadPrescriptions');
  await page.getByText('Without its photo').scrollIntoViewIfNeeded();
  await expect.poll(() => reads).toBeGreaterThan(1);
  await page.waitForTimeout(1500);
  expect(reads).toBeLessThan(4);
});

test('at checkout older prescriptions can be chosen, and the chosen one stays after a reload', async ({
  page,
  request,
  signIn,
}) => {
  const account = await newAccount(request);
  await signIn(account);
  await addAddress(request, account);
  await fillCart(request, account, { [MEDICINE]: 1 });
  const prescription = (number: number, changes: object = {}) => ({
    _id: `00000000-0000-7000-8000-00000000000${number}`,
    description: `Prescription ${number}`,
    patient: null,
    images: [],
    status: 'approved',
    reason: null,
    basket: [],
    basketConfirmedAt: null,
    createdAt: `2026-11-1${number}T04:30:00.000Z`,
    updatedAt: `2026-11-1${number}T04:30:00.000Z`,
    ...changes,
  });
  const pages = {
    newest: { data: [prescription(5, { status: 'rejected', reason: 'Blurred' })], nextCursor: 'middle' },
    middle: { data: [prescription(3, { basketConfirmedAt: '2026-11-13T05:00:00.000Z' })], nextCursor: 'oldest' },
    oldest: { data: [prescription(1)], nextCursor: null },
  };
  await page.route('**/api/medical/presciptions/my*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? 'newest';
    return route.fulfill({ json: pages[cursor as keyof typeof pages] });
  });
  await page.goto('/cart');
  const step = page.locator('[data-step=prescription]');
  const choices = step.getByRole('radio');
  const more = step.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(step.getByRole('radio', { name: /Prescription 3/ })).toBeChecked();
  await more.press('Enter');
  await expect(choices).toHaveCount(2);
  await expect(choices.last()).toBeFocused();
  await expect(more).toBeHidden();
  await step.getByRole('radio', { name: /Prescription 1/ }).check();
  await expectAccessiblePage(page);
  await page.reload();
  await expect(step.getByRole('radio', { name: /Prescription 1/ })).toBeChecked();
});
