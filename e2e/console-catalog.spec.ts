import { crc32, deflateSync } from 'node:zlib';
import { expect, expectAccessiblePage, test } from './fixtures.ts';

/** A green PNG of 64 × 64 pixels. */
function drawPicture(): Buffer {
  const side = 64;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([21, 128, 61]))]);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PICTURE = { name: 'pack.png', mimeType: 'image/png', buffer: drawPicture() };
const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };

test('creates a product that the shop shows at once, edits it inline and deletes it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=grocery&tab=product');
  const name = `Console papad ${Date.now()}`;

  await page.getByRole('button', { name: 'Add product' }).click();
  const form = page.getByRole('dialog', { name: 'Add product' });
  const create = form.getByRole('button', { name: 'Add product' });
  await create.click();
  await expect(form.getByText('Product name is required.')).toBeVisible();
  await expect(form.getByText('Price is required.')).toBeVisible();
  await expect(form.getByText('Select a category.')).toBeVisible();
  await expect(form.getByText('Select a subcategory.')).toBeVisible();
  await expect(form.getByText('At least one image is required.')).toBeVisible();

  await form.getByLabel('Name', { exact: true }).fill(name);
  await expect(form.getByLabel('Subcategory')).toBeDisabled();
  await form.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Subcategory').selectOption({ index: 1 });
  await form.getByLabel('Price (₹)').fill('120');
  await form.getByLabel('MRP (₹)').fill('100');
  await form.getByLabel('Stock').fill('9');
  await form.getByLabel('Choose pictures').setInputFiles(NOTES);
  await create.click();
  await expect(form.getByText('Only JPG, PNG, WEBP allowed.')).toBeVisible();
  await expect(form.getByText('The price cannot be above the MRP.')).toBeVisible();

  await form.getByRole('button', { name: 'Remove notes.txt' }).click();
  await form.getByLabel('Choose pictures').setInputFiles(PICTURE);
  await form.getByLabel('MRP (₹)').fill('150');
  await create.click();
  await expect(page.getByText('Successfully created')).toBeVisible();

  await page.getByLabel(/Search products/).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  const link = await row.getByRole('link').getAttribute('href');
  const price = row.getByLabel(`Price of ${name}`);
  await price.fill('99');
  await price.press('Enter');
  await expect(page.getByText(`${name}: Price 99`)).toBeVisible();

  const shop = await page.context().newPage();
  await shop.goto(link ?? '');
  await expect(shop.getByRole('heading', { name })).toBeVisible();
  await expect(shop.getByText('₹99', { exact: true }).first()).toBeVisible();
  const picture = shop.getByRole('img', { name }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(link ?? '')).status()).toBe(404);
});

test('focuses the search with a key and closes a form with Escape', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/dashboard?section=fruits-vegetables&tab=product');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel(/Search products/)).toBeFocused();
  await page.keyboard.type('tomato');
  await expect(page).toHaveURL(/q=tomato/);
  await expect(page.getByRole('row').nth(1)).toContainText(/tomato/i);
  await page.reload();
  await expect(page.getByLabel(/Search products/)).toHaveValue('tomato');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit product' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .press('Enter');
  const name = form.getByLabel('Name', { exact: true });
  await name.fill('Half a na');
  await page.keyboard.press('Escape');
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(confirmation.getByRole('button', { name: 'Go on typing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(name).toHaveValue('Half a na');
  // A browser may close the dialog without a cancelable event.
  await form.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await confirmation.getByRole('button', { name: 'Go on typing' }).press('Enter');
  await expect(name).toHaveValue('Half a na');
  await expect(form).toHaveJSProperty('open', true);
  await page.keyboard.press('Escape');
  await confirmation.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// `pages.spec.ts` checks the dashboard. Axe needs seconds for a long table, so the searches leave a few of its rows.
const SECTIONS = [
  'health-care&tab=doctors&q=deshpande',
  'grocery&tab=product&q=atta',
  'prescriptions',
  'popular-dairy',
  'plans',
  'all-orders&q=9876543210',
  'import-export',
];

for (const section of SECTIONS) {
  test(`has no accessibility violations in the console section ${section}`, async ({ page, signIn }) => {
    test.slow();
    await signIn('admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard?section=${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    if (section.includes('&q=')) await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessiblePage(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await expectAccessiblePage(page, { contrast: false });
  });
}
