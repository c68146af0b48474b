import { deliverySettingsOf } from '@subah/contract/delivery/delivery-settings';
import type { HomeCard } from '@subah/contract/shop/home-cards';
import { homeValues } from '@subah/messages/home-values';
import type { Language } from '@subah/messages/language';
import { fillPlaceholders } from '@subah/rules/shop/home-cards';
import { leadsToContent } from '@subah/rules/shop/sections';
import { api } from '../../lib/api/session.ts';

/**
 * With its titles as customers read them; as written where a value is unknown, such as the biggest discount without offers. The home
 * page leaves such a card out, and one that leads to a part of the shop with nothing on sale.
 */
export type NamedHomeCard = HomeCard & {
  shownTitle: string;
  shownHindiTitle: string;
  leftOut: 'no value' | 'nothing on sale' | null;
};

export async function listHomeCards(): Promise<NamedHomeCard[]> {
  const [{ data: cards }, { isWhole, valuesOf }, shop] = await Promise.all([
    api('GET admin/home-cards'),
    loadHomeValues(),
    orNull(api('GET shop')),
  ]);
  const sellsMedicines = shop === null || shop.sections.includes('medicine');
  const inEnglish = valuesOf('en', { sellsMedicines });
  const inHindi = valuesOf('hi', { sellsMedicines });
  return cards.map((card) => {
    const title = fillPlaceholders(card.title, inEnglish);
    const hindiTitle = fillPlaceholders(card.hindiTitle, inHindi);
    const isUnknown = isWhole && (title === '' || (card.hindiTitle !== '' && hindiTitle === ''));
    const isEmpty = shop !== null && !leadsToContent(card.link, shop.sections);
    return {
      ...card,
      shownTitle: title || card.title,
      shownHindiTitle: hindiTitle || card.hindiTitle,
      leftOut: isEmpty ? 'nothing on sale' : isUnknown ? 'no value' : null,
    };
  });
}

async function loadHomeValues() {
  const [delivery, deals, groceries, vegetables, plans] = await Promise.all([
    api('GET delivery-settings'),
    orNull(api('GET promotions/{name}', { params: { name: 'superdeal' }, query: { grouped: true } })),
    orNull(
      api('GET everything/filter-grocery-categories-with-products', {
        query: { fields: 'card', grouped: true, orSuggested: true },
      }),
    ),
    orNull(
      api('GET everything/filter-popular-veggies', { query: { fields: 'card', grouped: true, orSuggested: true } }),
    ),
    orNull(api('GET plans/all')),
  ]);
  return {
    /** False when a value may be missing only because it could not be read. */
    isWhole: ![deals, groceries, vegetables, plans].includes(null),
    valuesOf: (language: Language, { sellsMedicines }: { sellsMedicines: boolean }) =>
      homeValues(
        deliverySettingsOf(delivery.data),
        { deals, groceries, vegetables, medicinePlans: sellsMedicines ? plans : [] },
        language,
      ),
  };
}

const orNull = <Data>(answer: Promise<{ data: Data }>): Promise<Data | null> =>
  answer.then(
    ({ data }) => data,
    () => null,
  );
