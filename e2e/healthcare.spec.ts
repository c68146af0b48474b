import { addAddress, fillCart } from './cart-and-orders.ts';
import { expect, expectAccessiblePage, test, waitForHydration } from './fixtures.ts';
import { newAccount } from './new-account.ts';

const DEPARTMENT = '/doctor-appointment/58891bad-fb35-8473-a461-4bc1a275a68a';
/** The doctor of the demo account. */
const DEMO_DOCTOR = 'da7a8624-d373-8b06-ab37-0ef235f86e9a';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('books an appointment with sign-in during the booking, and cancels it', async ({ page, request }) => {
    const account = await newAccount(request);
    await page.goto(DEPARTMENT);
    await page.getByRole('link', { name: 'Consult Now, Dr. Sunita Malviya' }).click();
    await page.getByRole('link', { name: 'Book Now' }).click();
    const bookNow = page.getByRole('button', { name: 'Book Now' }).filter({ visible: true });

    // The first day with free slots is chosen.
    await expect(page.getByRole('radio', { name: /\d+ slots?$/ }).first()).toBeChecked();
    // The last days of the row, which other tests do not book.
    const days = page.getByRole('radio', { name: /\d+ slots?$/ });
    await days.last().press(' ');
    await bookNow.click();
    await expect(page.getByText('Please select a time slot').first()).toBeVisible();
    const slot = page.locator('input[name=slot]:enabled').last();
    const time = await slot.getAttribute('aria-label');
    await slot.press(' ');
    await page.getByLabel(/Reason for the visit/).fill('Weakness');
    await bookNow.click();

    await expect(page.getByText('please sign up first')).toBeVisible();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await signIn.getByLabel(/mobile/i).fill(account.mobile);
    await signIn.getByLabel('Password', { exact: true }).fill(account.password);
    await signIn.getByRole('button', { name: 'SIGN IN' }).click();

    const booked = page.getByRole('dialog', { name: 'Time Slot Booked' });
    await expect(booked).toContainText(String(time));
    await expectAccessiblePage(page);
    await booked.getByRole('link', { name: 'My appointments' }).click();
    const visit = page.getByRole('article');
    await expect(visit).toContainText('Weakness');
    await visit.getByRole('button', { name: /^Change time/ }).click();
    const move = page.getByRole('dialog', { name: 'Choose a new time' });
    await move
      .getByRole('radio', { name: /\d+ slots?$/ })
      .last()
      .press(' ');
    await move.getByRole('button', { name: 'Move appointment' }).click();
    await expect(move).toContainText('Please select a time slot');
    const newSlot = move.locator('input[name=slot]:enabled').last();
    const newTime = await newSlot.getAttribute('aria-label');
    await newSlot.press(' ');
    await expectAccessiblePage(page);
    await move.getByRole('button', { name: 'Move appointment' }).click();
    await expect(page.getByText('Your appointment has a new time')).toBeVisible();
    await expect(visit).toContainText(String(newTime));
    await visit.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(visit).toContainText('Cancelled');
  });

  test('sends a call request', async ({ page }) => {
    await page.goto(`${DEPARTMENT}/${DEMO_DOCTOR}`);
    await page.getByRole('button', { name: 'Call Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a call' });
    await dialog.getByRole('button', { name: 'Request a call' }).click();
    await expect(dialog).toContainText('Enter your name.');
    await dialog.getByLabel('Name').fill('Asha');
    await dialog.getByLabel('Phone').fill('+91 98260 41175');
    await dialog.getByRole('button', { name: 'Request a call' }).click();
    await expect(dialog).toContainText('We will call you');
  });
});

test('rejects a slot that was booked meanwhile with the documented message', async ({ page, request, signIn }) => {
  const [first, second] = [await newAccount(request), await newAccount(request)];
  await signIn(second);
  const doctor = '3ca8da43-0496-85de-a558-b6e10919d10d';
  await page.goto(`${DEPARTMENT}/${doctor}/book-slot`);
  const day = page.getByRole('radio', { name: /\d+ slots$/ }).last();
  const date = await day.getAttribute('value');
  await day.press(' ');
  const free = page.locator('input[name=slot]:enabled').last();
  await free.press(' ');
  const { data } = await (await request.get(`/api/doctors/${doctor}/slots?date=${date}`)).json();
  const { start, end } = data.slots.filter(({ isTaken }: { isTaken: boolean }) => !isTaken).at(-1);
  const taken = await request.post('/api/book-slot/appointments', {
    headers: { Authorization: `Bearer ${first.accessToken}` },
    data: { doctorId: doctor, date, slot: { start, end } },
  });
  expect(taken.ok()).toBe(true);
  // The expected 409 is logged by the browser.
  page.removeAllListeners('console');
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
  await expect(page.getByText('Error while booking the appointment or already booked.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /taken$/ })).toBeDisabled();
});

test('shows a doctor the appointments of a day, and an empty state', async ({ page, request, signIn }) => {
  // Books on the last free day: demo appointments shift by a day when the run passes midnight.
  const patient = await newAccount(request);
  const { data: days } = await (await request.get(`/api/doctors/${DEMO_DOCTOR}/days`)).json();
  const { date } = days.findLast(({ free }: { free: number }) => free > 0);
  const { data } = await (await request.get(`/api/doctors/${DEMO_DOCTOR}/slots?date=${date}`)).json();
  const { start, end } = data.slots.find(({ isTaken }: { isTaken: boolean }) => !isTaken);
  const booked = await request.post('/api/book-slot/appointments', {
    headers: { Authorization: `Bearer ${patient.accessToken}` },
    data: { doctorId: DEMO_DOCTOR, date, slot: { start, end }, reason: 'Knee pain' },
  });
  expect(booked.ok()).toBe(true);

  await signIn('doctor');
  await page.goto('/doctor-appointment-page');
  // The demo shop has appointments today and tomorrow.
  await expect(page.getByRole('table', { name: /^Appointments of/ }).getByRole('row')).toHaveCount(4);
  await expectAccessiblePage(page);
  await page.getByLabel('Date').fill(date);
  await expect(page.getByRole('row').filter({ hasText: 'Knee pain' })).toContainText(patient.name);
  await page.getByLabel('Date').fill('2026-01-04');
  await expect(page.getByText('No appointments found for Sun, 4 Jan.')).toBeVisible();
});

test('asks to call about an appointment of this hour, and no more about one that is over', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(await newAccount(request));
  const india = (ms: number) => new Date(Date.now() + ms + 5.5 * 60 * 60_000).toISOString();
  const soon = india(30 * 60_000);
  const visit = (id: number, startsAt: string) => ({
    _id: `00000000-0000-7000-8000-00000000000${id}`,
    userId: { _id: '00000000-0000-7000-8000-000000000009' },
    patient: null,
    doctorId: DEMO_DOCTOR,
    date: startsAt.slice(0, 10),
    slot: { start: startsAt.slice(11, 16), end: startsAt.slice(11, 16) },
    reason: '',
    status: 'booked',
    fee: 300,
    isFreeWithMembership: false,
    cancelReason: null,
    doctor: {
      name: `Doctor ${id}`,
      image: '/none.webp',
      degrees: '',
      departmentId: DEMO_DOCTOR,
      departmentName: 'Dentist',
      departmentHindiName: null,
      clinic: { name: 'Clinic', address: 'Mandideep' },
    },
    canCancel: false,
  });
  const data = [visit(1, soon), visit(2, india(-26 * 60 * 60_000))];
  await page.route('**/api/book-slot/my*', (route) => route.fulfill({ json: { data, nextCursor: null } }));
  await page.goto('/doctor-appointment-page');
  const cardOf = (id: number) => page.getByRole('article').filter({ hasText: `Doctor ${id}` });
  await expect(cardOf(1)).toContainText('please call us');
  await expect(cardOf(1).locator('a[href^="tel:"]')).toBeVisible();
  await expect(cardOf(2).getByRole('link', { name: 'Book again' })).toBeVisible();
  await expect(cardOf(2)).not.toContainText('less than an hour');
});

test('says that reports could not be loaded, and loads them again', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  const report = { orderId: DEMO_DOCTOR, productId: DEMO_DOCTOR, testName: 'CBC', patientName: 'Asha, Mohan' };
  const data = [{ _id: DEMO_DOCTOR, ...report, createdAt: '2026-11-16T04:30:00.000Z' }];
  let isDown = true;
  await page.route('**/api/lab-reports/my*', (route) =>
    isDown ? route.abort() : route.fulfill({ json: { data, nextCursor: null } }),
  );
  // The failed request is logged by the browser.
  page.removeAllListeners('console');
  await page.goto('/MedicineHealthcare/labtests');
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load your reports' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'My reports' })).toContainText('Asha, Mohan');
});

test('shows older reports on request', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  const report = (id: number) => ({
    _id: `00000000-0000-7000-8000-00000000000${id}`,
    orderId: DEMO_DOCTOR,
    productId: DEMO_DOCTOR,
    testName: `Test ${id}`,
    patientName: null,
    createdAt: '2026-11-16T04:30:00.000Z',
  });
  await page.route('**/api/lab-reports/my*', (route) =>
    route.fulfill({
      json: route.request().url().includes('cursor=older')
        ? { data: [report(1)], nextCursor: null }
        : { data: [report(3), report(2)], nextCursor: 'older' },
    }),
  );
  await page.goto('/MedicineHealthcare/labtests');
  const reports = page.getByRole('region', { name: 'My reports' });
  await expect(reports.getByRole('listitem')).toHaveText([/Test 3/, /Test 2/]);
  await reports.getByRole('button', { name: 'Show more' }).click();
  await expect(reports.getByRole('listitem')).toHaveText([/Test 3/, /Test 2/, /Test 1/]);
  await expect(reports.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('shows that a doctor does not exist', async ({ page }) => {
  const response = await page.goto(`${DEPARTMENT}/nobody`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Doctor not found' })).toBeVisible();
});

test('adds a lab test to the cart from its health check', async ({ page, request, signIn }) => {
  await signIn(await newAccount(request));
  await page.goto('/MedicineHealthcare/labtests');
  await page.getByRole('link', { name: 'Full Body Check' }).first().click();
  // The previous page has ADD buttons too.
  await expect(page).toHaveURL(/\/labtests\/[\w-]{36}/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('tests included');
  await card.getByRole('button', { name: /^Add / }).click();
  await expect(card.getByRole('group', { name: /^Quantity of/ })).toContainText('1');
});

test('orders a lab test for three people in Hindi, and saves it as a list with a reminder', async ({
  page,
  request,
  signIn,
}) => {
  const account = await newAccount(request);
  await addAddress(request, account);
  const { data: tests } = await (await request.get('/api/lab-tests?limit=1')).json();
  await fillCart(request, account, { [tests[0]._id]: 3 });
  await signIn(account);
  await page.goto('/hi/cart');
  const people = ['Sunita Verma', 'Ramesh Verma', 'Kiran Verma'];
  for (const [index, name] of people.entries()) {
    await page.getByLabel(`मरीज़ ${index + 1} का नाम`).fill(name);
    await page.getByLabel(`मरीज़ ${index + 1} की उम्र`).fill('40');
    await page.getByLabel(`मरीज़ ${index + 1} का लिंग`).selectOption({ index: 1 });
  }
  // Not the first option: it disappears at 11 PM, which may be during the test.
  await page.getByLabel('सैंपल किस सुबह लें').selectOption({ index: 2 });
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('मरीज़ 3 का नाम')).toHaveValue('Kiran Verma');
  await page.getByLabel('कैश ऑन डिलीवरी').check();
  await page
    .getByRole('button', { name: /ऑर्डर करें/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('link', { name: 'अपना ऑर्डर देखें' }).click();
  const order = page.getByRole('article');
  await expect(order).toContainText(`${people.join(', ')} के लिए`);

  await order.getByRole('button', { name: 'लिस्ट बनाएँ' }).click();
  const dialog = page.getByRole('dialog', { name: 'ऑर्डर की लिस्ट बनाएँ' });
  await dialog.getByLabel('याद दिलाएँ').selectOption('हर हफ़्ते');
  await dialog.getByRole('button', { name: 'सेव करें' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/hi/lists');
  await expect(page.getByRole('region', { name: 'महीने का राशन' })).toContainText('अगला मेल');
});
