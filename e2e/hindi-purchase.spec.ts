import type { Page } from '@playwright/test';
import { addAddress, fillCart } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, test } from './fixtures.ts';
import { newAccount } from './new-account.ts';
import { englishSentences } from './page-texts.ts';

const expectHindiPage = async (page: Page): Promise<void> => expect(await englishSentences(page)).toEqual([]);

const placeOrder = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^ऑर्डर करें/ })
    .filter({ visible: true })
    .click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('buys in Hindi from the search to the order, and pays cash', async ({ page, request }) => {
    test.slow();
    const account = await newAccount(request);
    await page.goto('/hi');
    const searchBox = page.locator('input[name=query]').filter({ visible: true }).first();
    await searchBox.fill('दूध');
    await searchBox.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('"दूध" के नतीजे');
    await page.getByRole('main').getByRole('article').first().getByText('जोड़ें').click();

    await expect(page.getByText('पहले साइन इन करें').first()).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expectHindiPage(page);
    await dialog.getByLabel('मोबाइल नंबर').fill(account.mobile);
    await dialog.getByLabel('पासवर्ड', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'साइन इन', exact: true }).click();
    await expect(page.getByText('कार्ट में डाल दिया')).toBeVisible();

    await page.getByRole('link', { name: /कार्ट देखें/ }).click();
    const drawer = page.getByRole('dialog', { name: 'आपकी कार्ट' });
    await expect(drawer.getByRole('heading', { name: 'सुपरमार्केट से 1 सामान' })).toBeVisible();
    await expect(drawer.getByText('कुल देना है')).toBeVisible();
    await expectHindiPage(page);
    await drawer.getByRole('link', { name: /ऑर्डर करें/ }).click();

    await expect(page).toHaveURL(/\/hi\/cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपकी कार्ट');
    await page.getByRole('button', { name: 'पता जोड़ें' }).click();
    const sheet = page.getByRole('dialog', { name: 'नया पता' });
    await sheet.getByLabel('पिनकोड').fill('462046');
    await expect(sheet.getByText(/यहाँ डिलीवरी है/)).toBeVisible();
    await sheet.getByLabel('मकान नं., गली, इलाका').fill('14, राधापुरम कॉलोनी');
    await sheet.getByLabel('शहर').fill('Mandideep');
    await expectHindiPage(page);
    await sheet.getByRole('button', { name: 'पता जोड़ें' }).click();
    await expect(page.getByText('पता जुड़ गया')).toBeVisible();
    await page.getByRole('button', { name: 'यहाँ पहुँचाएँ' }).click();
    await placeOrder(page);
    await expect(page.getByText('भुगतान का तरीका चुनें।')).toBeVisible();
    await page.getByLabel('कैश ऑन डिलीवरी').check();
    await expectHindiPage(page);
    await expectAccessiblePage(page);
    await placeOrder(page);

    await expect(page.getByRole('heading', { name: 'ऑर्डर हो गया' })).toBeVisible();
    await expect(page.getByText(/सुबह 8–11 बजे पहुँचेगा/)).toBeVisible();
    await expectHindiPage(page);
    await page.getByRole('link', { name: 'अपना ऑर्डर देखें' }).click();
    await expect(page).toHaveURL(/\/hi\/orders/);
    const order = page.getByRole('article');
    await expect(order).toContainText('कैश ऑन डिलीवरी');
    await expect(order).toContainText('कुल देना है');
    await order.getByText('ऑर्डर का सफ़र और बिल').click();
    await expect(order.getByText('सामान का कुल')).toBeVisible();
    await expectHindiPage(page);
    await expectAccessiblePage(page);
  });
});

test('pays online in Hindi after a failed payment', async ({ page, request, signIn }) => {
  test.slow();
  const account = await newAccount(request);
  await addAddress(request, account);
  await fillCart(request, account, { harpic: 2, lizol: 1 });
  await signIn(account);
  await page.goto('/hi/cart');
  await page.getByLabel('ऑनलाइन भुगतान').check();
  await expect(page.getByRole('radio', { name: /462046/ })).toBeChecked();
  await placeOrder(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('भुगतान नहीं हुआ');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page).toHaveURL(/\/hi\/cart$/);
  await expectHindiPage(page);

  await placeOrder(page);
  await page.getByRole('button', { name: 'Succeed' }).click();
  await expect(page.getByText('✅ भुगतान हो गया और ऑर्डर भी!')).toBeVisible();
  await page.getByRole('link', { name: 'अपना ऑर्डर देखें' }).click();
  await expect(page.getByRole('article')).toContainText('कुल भुगतान');
  await expectHindiPage(page);
});
