import type { Api } from '@subah/contract/client/api-client';
import type { HomeCard } from '@subah/contract/shop/home-cards';
import { expect, test } from 'vitest';
import { UNKNOWN_SHOP } from '../../shared/shop/use-shop.ts';
import { loadHomeShop } from './home-shop.ts';

const card = (place: HomeCard['place'], link: string): Partial<HomeCard> => ({
  _id: link,
  place,
  link,
  title: link,
  hindiTitle: '',
  eyebrow: '',
  hindiEyebrow: '',
  text: '',
  hindiText: '',
  action: '',
  hindiAction: '',
});

const answers: Record<string, unknown> = {
  'GET home-cards': [
    card('slide', '/Grocery'),
    card('slide', '/fruitsandvegetables'),
    card('card', '/get-membership'),
    card('card', '/MedicineHealthcare/labtests'),
    card('tile', '/Grocery'),
    card('tile', '/MilkProducts'),
  ],
  // A product that was taken off sale stays in the list of the owner.
  'GET everything/dairy-categories-product': [{ _id: 'dairy', name: 'A dairy', products: [{ _id: 'milk' }] }],
  'GET milk': [{ _id: 'dairy', name: 'A dairy without products' }],
  'GET shop': { ...UNKNOWN_SHOP, sections: ['grocery'] },
};
const medicinesForMembers = {
  ...card('card', '/get-membership'),
  title: 'Up to {memberMedicineDiscount} off medicines',
};
const failing = 'GET delivery-settings';
const apiWith = (changed: Record<string, unknown> = {}) =>
  ((call: string) =>
    call === failing
      ? Promise.reject(new Error(failing))
      : Promise.resolve({ data: { ...answers, ...changed }[call] ?? [] })) as Api;

test('shows only cards and dairies of what the shop has', async () => {
  const shop = await loadHomeShop(apiWith(), () => undefined);
  const links = ({ slides, cards, tiles }: typeof shop) =>
    [slides, cards, tiles].map((list) => list.map((shown) => shown.link));
  expect(links(shop)).toEqual([['/Grocery'], [], ['/Grocery']]);
  expect([...shop.dairies, ...shop.milk]).toEqual([]);
});

test.each([
  { sections: ['plans', 'medicine'], titles: ['Up to 20% off medicines'] },
  { sections: ['plans'], titles: [] },
  { sections: ['medicine'], titles: [] },
] as const)('shows cards about medicines for members in a shop with both: $sections', async ({ sections, titles }) => {
  const api = apiWith({
    'GET home-cards': [medicinesForMembers],
    'GET plans/all': [{ benefits: { medicineDiscount: null } }, { benefits: { medicineDiscount: 20 } }],
    'GET shop': { ...UNKNOWN_SHOP, sections },
  });
  const { cards } = await loadHomeShop(api, () => undefined);
  expect(cards.map(({ title }) => title)).toEqual(titles);
});
