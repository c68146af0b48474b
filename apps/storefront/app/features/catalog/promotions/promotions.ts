import type { Promotion } from '@subah/contract/catalog/catalog';
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
    heading: '₹99 and below',
    lead: 'Small prices from every shelf.',
    tint: 'bg-grocery',
    scene: scenePictures.grocery,
  },
  seasonal: {
    heading: 'In season now',
    lead: 'At its best this month, from fields around Bhopal and beyond.',
    tint: 'bg-produce',
    scene: scenePictures.produce,
  },
  superdeal: {
    heading: 'Super deals',
    lead: 'Biggest price cuts today.',
    tint: 'bg-mango-100',
    scene: scenePictures.grocery,
  },
  fruitoftheday: {
    heading: 'Fruit of the day',
    lead: 'With what stands beside it on the shelf. Tomorrow it is another.',
    tint: 'bg-produce',
  },
};

export function promotionForPath(pattern: string): PromotionPage {
  const path = pattern.replaceAll('/', '');
  const name = (Object.keys(promotions) as PromotionPage[]).find((promotion) => promotion === path);
  if (!name) throw new Error(`no promotion is called ${pattern}`);
  return name;
}
