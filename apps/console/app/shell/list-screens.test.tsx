import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { sections } from './sections.ts';

/** Tabs of each section that show a list; an empty tab is the only one. */
const LISTS: Record<string, string[]> = {
  'all-orders': [''],
  'milk-round': [''],
  'cash-up': [''],
  stock: ['history'],
  batches: ['all', 'expiry'],
  purchases: ['orders', 'suppliers'],
  'low-stock': ['low', 'expiry'],
  'call-requests': [''],
  messages: [''],
  returns: [''],
  'pick-ups': [''],
  reviews: [''],
  'health-care': ['specialist', 'doctors', 'health-checks', 'lab-test'],
  medicines: ['category', 'subcategory', 'product'],
  'fruits-vegetables': ['category', 'subcategory', 'product'],
  grocery: ['category', 'subcategory', 'product'],
  'milk-categories': [''],
  'milk-products': [''],
  'h1-register': [''],
  'filter-category': [''],
  'filter-subcategory': [''],
  'filter-products': [''],
  plans: [''],
  subscription: [''],
  customers: [''],
  payments: [''],
  coupons: [''],
  promotions: [''],
  'search-words': ['synonyms', 'dictionary', 'misses'],
  'audit-log': [''],
  staff: [''],
};
/** Each of their tables has a CSV button, which their own tests press. */
const REPORTS = ['reports', 'gst'];
const NO_LISTS = [
  'dashboard',
  'rate-board',
  'pick-list',
  'rounds',
  'appointments',
  'prescriptions',
  'popular-veggies',
  'popular-grocery',
  'popular-dairy',
  'popular-medicines',
  'import-export',
  'operations',
  'security',
  'settings',
];

const NONE = { count: 0, orders: 0, deliveries: 0, amount: 0 };
const TOTAL = { deliveries: 1, packs: 1, litres: 1, toCollect: 30 };
const sheet = { date: '2026-11-16', isForecast: true, total: TOTAL, dairies: [], areas: [] };
const back = { givenBackAtShop: NONE, toGiveBack: NONE, milkWithoutRider: NONE };
const cashDay = { date: '2026-11-16', riders: [], withoutRider: NONE, refunds: NONE, ...back };
const days = {
  'GET admin/milk/morning-sheet': () => ({ body: { data: sheet } }),
  'GET admin/cash-ups': () => ({ body: { data: cashDay } }),
};
const answer = () => failure(503, 'Try again.');

async function open(id: string, tab: string) {
  // A list that fails to load has its buttons too.
  mockApi(new Proxy(days as Record<string, typeof answer>, { get: (calls, call: string) => calls[call] ?? answer }));
  const Screen = sections.find((section) => section.id === id)?.screen;
  if (!Screen) throw new Error(`no section ${id}`);
  const search = `?section=${id}${tab ? `&tab=${tab}` : ''}`;
  return renderScreen(
    <Suspense>
      <Screen />
    </Suspense>,
    search,
  );
}

test('every section is known to have lists or none', () => {
  expect([...Object.keys(LISTS), ...REPORTS, ...NO_LISTS].toSorted()).toEqual(sections.map(({ id }) => id).toSorted());
});

test.each(Object.entries(LISTS).flatMap(([id, tabs]) => tabs.map((tab) => [id, tab] as const)))(
  '%s %s can be exported and printed',
  async (id, tab) => {
    const screen = await open(id, tab);
    await expect.element(screen.getByRole('button', { name: /^(Export|CSV)$/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  },
);

test.each(REPORTS)('%s can be printed', async (id) => {
  const screen = await open(id, '');
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});
