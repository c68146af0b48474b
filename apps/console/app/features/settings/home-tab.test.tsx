import { toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import type { HomeCard } from '@subah/contract/shop/home-cards';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { expect, test } from 'vitest';
import { failure, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { HomeTab } from './home-tab.tsx';

const card: HomeCard = {
  _id: '01a1f03b-aa4f-7728-a504-e3d9029dda2e',
  place: 'card',
  tone: 'savings',
  eyebrow: '',
  hindiEyebrow: '',
  title: '{freeDelivery}',
  hindiTitle: '{freeDelivery}',
  text: '',
  hindiText: '',
  action: '',
  hindiAction: '',
  link: '/grocery',
  image: '',
  position: 1,
  isShown: true,
};

const plans = () => ({
  body: { data: [{ benefits: { medicineDiscount: 20, bloodTestDiscount: null } }], nextCursor: null },
});

test('lists home cards with their titles as customers read them, and edits them as written', async () => {
  const empty = () => ({ body: { data: [], nextCursor: null } });
  const fees = { ...DEFAULT_DELIVERY_SETTINGS.fees, freeDeliveryAbovePaise: 34_900 };
  const delivery = toWireDeliverySettings({ ...DEFAULT_DELIVERY_SETTINGS, fees });
  mockApi({
    'GET admin/home-cards': () => ({
      body: {
        data: [card, { ...card, _id: card._id.replace('2e', '2f'), title: 'Up to {biggestDiscount} off' }],
        nextCursor: null,
      },
    }),
    'GET delivery-settings': () => ({ body: { data: delivery } }),
    'GET promotions/superdeal': empty,
    'GET everything/filter-grocery-categories-with-products': () => failure(500, 'away'),
    'GET everything/filter-popular-veggies': empty,
    'GET plans/all': plans,
    'GET shop': () => failure(500, 'away'),
  });
  const screen = await renderScreen(<HomeTab />);
  await expect.element(screen.getByRole('cell', { name: /Free home delivery above ₹349.*₹349 से ऊपर/ })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: /^Up to {biggestDiscount} off/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Edit Free home delivery above ₹349' }).click();
  await expect
    .element(screen.getByRole('dialog').getByLabelText('Title', { exact: true }))
    .toHaveValue('{freeDelivery}');
});

test('says of a shown card why the home page leaves it out', async () => {
  const empty = () => ({ body: { data: [], nextCursor: null } });
  const cards = [
    { ...card, _id: '1', title: 'Plain', link: '/' },
    { ...card, _id: '2', title: 'Up to {biggestDiscount} off', link: '/Grocery' },
    { ...card, _id: '3', title: 'Milk', hindiTitle: '', link: '/MilkProducts' },
    { ...card, _id: '4', title: 'Old', isShown: false },
    { ...card, _id: '5', title: 'Up to {memberMedicineDiscount} off', link: '/get-membership' },
  ];
  mockApi({
    'GET admin/home-cards': () => ({ body: { data: cards, nextCursor: null } }),
    'GET delivery-settings': () => ({ body: { data: toWireDeliverySettings(DEFAULT_DELIVERY_SETTINGS) } }),
    'GET promotions/superdeal': empty,
    'GET everything/filter-grocery-categories-with-products': empty,
    'GET everything/filter-popular-veggies': empty,
    'GET plans/all': plans,
    'GET shop': () => ({ body: { data: { sections: ['grocery', 'plans'] } } }),
  });
  const screen = await renderScreen(<HomeTab />);
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect.element(row(/^Plain.* Shown/)).toBeVisible();
  await expect.element(row(/biggestDiscount.* Left out: a value is missing/)).toBeVisible();
  await expect.element(row(/memberMedicineDiscount.* Left out: a value is missing/)).toBeVisible();
  await expect.element(row(/^Milk.* Left out: nothing on sale there/)).toBeVisible();
  await expect.element(row(/^Old.* Hidden/)).toBeVisible();
});
