import type { H1Entry } from '@subah/contract/orders/h1-register';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { sections } from './sections.ts';

const PERSON = 'Venkatasubramanian Raghunathan Iyer-Deshmukh';
const PRODUCT = 'Sandalwood & Turmeric Ayurvedic Bathing Soap with Chandramukhinagarwala Mitti (Pack of 4)';
const AT = '2026-11-19T10:59:00.000Z';
const ORDER = '01a1f4db-7ee5-7513-bc71-7fcec9d9a586';

const claim = {
  _id: 'c1',
  orderId: ORDER,
  kind: 'return',
  state: 'open',
  at: AT,
  customer: { _id: 'u1', name: PERSON },
  paymentMode: 'COD',
  reason: 'wrong_item',
  items: [{ name: PRODUCT, quantity: 1, total: 189.5 }],
  note: 'The wrapper of two pieces was torn when the rider handed it over, see https://example.com/photos',
  photoUrl: '/photo.webp',
  coins: 0,
  earlier: { credits: 0, refused: 0 },
  decisionNote: '',
};
const review = {
  _id: 'r1',
  productName: PRODUCT,
  productPath: '/product/soap',
  name: PERSON,
  rating: 2,
  text: `${'x'.repeat(90)} ${PRODUCT}`,
  answer: null,
  status: 'waiting',
  createdAt: AT,
};
const entry: H1Entry = {
  _id: 'h1',
  date: '2026-11-19',
  patient: PERSON,
  prescriber: 'Dr. Anil Kumar Chaturvedi-Khare',
  prescriberAddress: '12 Malviya Nagar, near Rang Mahal Talkies, Bhopal 462003',
  medicine: 'Raksham Cefixime Trihydrate Dispersible Tablets IP 200 mg',
  batches: 'RKSHM-CFX-2026-11-A7 (2)',
  quantity: 2,
  invoiceNumber: 'SB2627-000003',
  orderId: ORDER,
  isReturned: false,
};
const move = {
  _id: 'm1',
  product: { _id: 'p1', name: PRODUCT, code: 'soap' },
  change: -4,
  stockAfter: 1000,
  reason: 'damaged',
  orderId: null,
  note: 'Rotten at the bottom of the crate that came from the mandi on Thursday morning',
  by: 'Admin',
  createdAt: AT,
};
const customer = {
  _id: 'u1',
  name: PERSON,
  mobile: '9826041175',
  email: 'venkatasubramanian.raghunathan.iyer@mail.mandideep-example.co.in',
  isVerified: true,
  createdAt: AT,
};
const product = { _id: 'p1', name: PRODUCT, image: '/p', quantity: 1, unit: 'kg', mrp: 13_100, stock: 9000 };
const rate = { ...product, price: 12_799, yesterdayPrice: 12_899.5 };

const PAGES: [section: string, tab: string, call: string, row: object][] = [
  ['returns', '', 'GET admin/claims', claim],
  ['reviews', '', 'GET admin/reviews', review],
  ['h1-register', '', 'GET admin/h1-register', entry],
  ['stock', 'history', 'GET admin/stock-moves', move],
  ['customers', '', 'GET admin/customers', customer],
  ['rate-board', '', 'GET admin/products', rate],
];
/** Of the screen, and of the content beside the menu and the margins of the page. */
const WIDTHS = [
  [360, 336],
  [768, 720],
  [1440, 1156],
] as const;

test.each(PAGES)('shows long texts of the list %s %s without scrolling sideways', async (section, tab, call, row) => {
  const Screen = sections.find(({ id }) => id === section)?.screen;
  if (!Screen) throw new Error(`no section ${section}`);
  mockApi({ [call]: () => ({ body: { data: [row], nextCursor: null } }) });
  await page.viewport(1440, 800);
  const screen = await renderScreen(
    <Suspense>
      <Screen />
    </Suspense>,
    `?section=${section}&tab=${tab}`,
  );
  const table = screen.getByRole('table');
  await expect.element(table).toBeVisible();
  for (const [width, content] of WIDTHS) {
    await page.viewport(width, 800);
    screen.container.style.width = `${content}px`;
    const scroller = table.element().parentElement;
    expect(scroller?.scrollWidth, `${width} px`).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
    expect(scroller?.getBoundingClientRect().width, `${width} px`).toBeLessThanOrEqual(content);
  }
});
