import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

/** The sections that each role may open, and one that it may not. */
const ROLES = [
  { role: 'manager', own: ['dashboard', 'all-orders', 'rounds', 'cash-up', 'staff', 'settings'], forbidden: 'owners' },
  {
    role: 'pharmacist',
    own: ['all-orders', 'batches', 'medicines', 'prescriptions', 'h1-register', 'security'],
    forbidden: 'payments',
  },
  { role: 'packer', own: ['pick-list', 'stock', 'batches', 'security'], forbidden: 'all-orders' },
  { role: 'rider', own: ['security'], forbidden: 'pick-list' },
] as const;

for (const { role, own, forbidden } of ROLES) {
  test(`a ${role} opens every section of the own work, and no other`, async ({ page, signIn, errors }) => {
    test.slow();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url().includes('/api/')) {
        refused.push(`${response.status()} ${response.url()}`);
      }
    });
    await signIn(role);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/dashboard');
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const sections = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('section')),
    );
    if (role === 'manager') expect(sections).toEqual(expect.arrayContaining([...own]));
    else expect(sections).toEqual([...own]);

    for (const [index, section] of sections.entries()) {
      await links.nth(index).click();
      await expect(page).toHaveURL(new RegExp(`section=${section}(&|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.getByRole('alert'), `${section} shows an error`).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      expect(refused, `${section} calls what the role may not`).toEqual([]);
    }
    await page.goto(`/dashboard?section=${forbidden}`);
    await expect(page.getByText('The requested page could not be found.')).toBeVisible();
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a doctor has the own appointments and no console, a packer no round', async ({ page, signIn }) => {
  await signIn('doctor');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/doctor-appointment-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signIn('packer');
  await page.goto('/rider');
  await expect(page.getByText('This page is for riders')).toBeVisible();
});
