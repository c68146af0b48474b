import { picturePath } from '@subah/contract/picture';
import type { DeliveryTexts } from '@subah/messages/delivery-promise';
import { homeSlide } from '@subah/messages/home';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';

export type SlideTone = 'morning' | 'grocery' | 'produce' | 'savings';

export type Slide = {
  tone: SlideTone;
  to: string;
  /** `{hindi}` in the text is the Hindi part. */
  eyebrow: { text: string; hindi: string };
  title: string;
  text: string;
  action: string;
  scene: { path: string; width: number; height: number };
};

type Offers = { texts: DeliveryTexts; freeDelivery: string; maxPercentOff: number };

/** `maxPercentOff` is 0 if unknown. */
export const homeSlides = ({ texts, freeDelivery, maxPercentOff }: Offers): readonly Slide[] => [
  {
    tone: 'morning',
    to: '/SuperDeals/recommended',
    eyebrow: { text: t(homeSlide.morningEyebrow), hindi: t(homeSlide.morningHindi) },
    title: freeDelivery,
    text: texts.promise,
    action: t(homeSlide.startShopping),
    scene: { path: picturePath('demo/scene-morning'), width: 900, height: 520 },
  },
  {
    tone: 'grocery',
    to: catalogFacts.grocery.homePath,
    eyebrow: { text: t(homeSlide.groceryEyebrow), hindi: t(homeSlide.groceryHindi) },
    title: t(homeSlide.groceryTitle),
    text: t(homeSlide.groceryText),
    action: t(homeSlide.shopGroceries),
    scene: { path: picturePath('demo/scene-grocery'), width: 600, height: 460 },
  },
  {
    tone: 'produce',
    to: catalogFacts.fruits.homePath,
    eyebrow: { text: t(homeSlide.produceEyebrow), hindi: t(homeSlide.produceHindi) },
    title: t(homeSlide.produceTitle),
    text: t(homeSlide.produceText, texts),
    action: t(homeSlide.seeFruits),
    scene: { path: picturePath('demo/scene-produce'), width: 600, height: 460 },
  },
  {
    tone: 'savings',
    to: '/superdeal',
    eyebrow: { text: t(homeSlide.savingsEyebrow), hindi: t(homeSlide.savingsHindi) },
    title: t(homeSlide.savingsTitle),
    text: maxPercentOff > 0 ? t(homeSlide.savingsOffer, { percent: maxPercentOff }) : t(homeSlide.savingsText),
    action: t(homeSlide.seeOffers),
    scene: { path: picturePath('demo/scene-medicine'), width: 600, height: 460 },
  },
];
