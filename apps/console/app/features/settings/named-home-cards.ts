import { deliverySettingsOf } from '@subah/contract/shop/delivery-settings';
import type { HomeCard } from '@subah/contract/shop/home-cards';
import { homeValues } from '@subah/messages/home-values';
import type { Language } from '@subah/messages/language';
import { fillPlaceholders } from '@subah/rules/shop/home-cards';
import { api } from '../../lib/api/session.ts';

/** With its titles as customers read them; as written where a value is unknown, such as the biggest discount without offers. */
export type NamedHomeCard = HomeCard & { shownTitle: string; shownHindiTitle: string };

export async function listHomeCards(): Promise<NamedHomeCard[]> {
  const [{ data: cards }, valuesIn] = await Promise.all([api('GET admin/home-cards'), loadHomeValues()]);
  const inEnglish = valuesIn('en');
  const inHindi = valuesIn('hi');
  return cards.map((card) => ({
    ...card,
    shownTitle: fillPlaceholders(card.title, inEnglish) || card.title,
    shownHindiTitle: fillPlaceholders(card.hindiTitle, inHindi) || card.hindiTitle,
  }));
}

async function loadHomeValues() {
  const [delivery, deals, groceries, vegetables] = await Promise.all([
    api('GET delivery-settings'),
    orNull(api('GET promotions/{name}', { params: { name: 'superdeal' }, query: { grouped: true } })),
    orNull(api('GET everything/filter-grocery-categories-with-products', { query: { fields: 'card', grouped: true } })),
    orNull(api('GET everything/filter-popular-veggies', { query: { fields: 'card', grouped: true } })),
  ]);
  return (language: Language) =>
    homeValues(deliverySettingsOf(delivery.data), { deals, groceries, vegetables }, language);
}

const orNull = <Data>(answer: Promise<{ data: Data }>): Promise<Data | null> =>
  answer.then(
    ({ data }) => data,
    () => null,
  );
