import type { Promotion } from '@subah/contract/catalog/catalog';
import { promotions as messages } from '@subah/messages/promotions';
import { t } from '@subah/messages/translate';
import { scenePictures } from '../banners/scene-pictures.ts';

/** "recommended" is shown on the filter screen instead. */
type PromotionPage = Exclude<Promotion, 'recommended'>;

type PromotionFacts = {
  heading: string;
  lead: string;
  tint: string;
  /** By default the picture of the first product. */
  scene?: string;
};

export const promotions: Record<PromotionPage, PromotionFacts> = {
  pricebelow: {
    heading: t(messages.priceBelow),
    lead: t(messages.priceBelowLead),
    tint: 'bg-grocery',
    scene: scenePictures.grocery,
  },
  seasonal: {
    heading: t(messages.seasonal),
    lead: t(messages.seasonalLead),
    tint: 'bg-produce',
    scene: scenePictures.produce,
  },
  superdeal: {
    heading: t(messages.superDeals),
    lead: t(messages.superDealsLead),
    tint: 'bg-mango-100',
    scene: scenePictures.grocery,
  },
  fruitoftheday: {
    heading: t(messages.fruitOfTheDay),
    lead: t(messages.fruitOfTheDayLead),
    tint: 'bg-produce',
  },
};

export function promotionForPath(pattern: string): PromotionPage {
  const path = pattern.replaceAll('/', '');
  const name = (Object.keys(promotions) as PromotionPage[]).find((promotion) => promotion === path);
  if (!name) throw new Error(`no promotion is called ${pattern}`);
  return name;
}
