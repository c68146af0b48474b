import type { Promotion } from '@subah/contract/catalog';
import { scenes } from './scenes.ts';

/** "Recommended" stands on the filter screen. */
type OnItsOwn = Exclude<Promotion, 'recommended'>;

type PromotionFacts = {
  path: string;
  heading: string;
  lead: string;
  /** Background of the head. */
  tint: string;
  scene: string;
};

/** The promotional lists, each with a page of its own. */
export const promotions: Record<OnItsOwn, PromotionFacts> = {
  pricebelow: {
    path: '/pricebelow',
    heading: '₹99 and below',
    lead: 'Small prices from every shelf, the smallest first.',
    tint: 'bg-grocery',
    scene: scenes.grocery,
  },
  seasonal: {
    path: '/seasonal',
    heading: 'In season now',
    lead: 'At its best this month, from fields around Bhopal and beyond.',
    tint: 'bg-produce',
    scene: scenes.produce,
  },
  superdeal: {
    path: '/superdeal',
    heading: 'Super deals',
    lead: 'Biggest price cuts today, the deepest first.',
    tint: 'bg-mango-100',
    scene: scenes.grocery,
  },
  fruitoftheday: {
    path: '/fruitoftheday',
    heading: 'Fruit of the day',
    lead: 'One fruit a day, and what stands beside it on the shelf. Tomorrow it is another.',
    tint: 'bg-produce',
    scene: scenes.produce,
  },
};

/** The promotion of a path in any letter case; a path without one is a slip in the table of routes. */
export function promotionAt(pathname: string): OnItsOwn {
  const asked = pathname.toLowerCase().replace(/\/+$/, '');
  const names = Object.keys(promotions) as OnItsOwn[];
  const name = names.find((one) => promotions[one].path.toLowerCase() === asked);
  if (!name) throw new Error(`no promotion has the path ${pathname}`);
  return name;
}
