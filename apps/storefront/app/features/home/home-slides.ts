import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';

export type SlideTone = 'morning' | 'grocery' | 'produce' | 'savings';

export type Slide = {
  tone: SlideTone;
  to: string;
  eyebrow: { hindi: string; english: string };
  title: string;
  text: string;
  action: string;
  scene: { path: string; width: number; height: number };
};

/** 0 if unknown. */
export const homeSlides = (maxPercentOff: number): readonly Slide[] => [
  {
    tone: 'morning',
    to: '/SuperDeals/recommended',
    eyebrow: { hindi: 'सुबह से पहले', english: 'Fresh by morning' },
    title: 'Free home delivery above ₹199',
    text: 'Order by 11:00PM, at your door 8AM to 11AM.',
    action: 'Start shopping',
    scene: { path: picturePath('demo/scene-morning'), width: 900, height: 520 },
  },
  {
    tone: 'grocery',
    to: catalogFacts.grocery.homePath,
    eyebrow: { hindi: 'रसोई का सामान', english: 'Your kitchen, stocked' },
    title: 'Fresh groceries for the whole week',
    text: 'Atta, dal, oil and masala, below MRP.',
    action: 'Shop groceries',
    scene: { path: picturePath('demo/scene-grocery'), width: 600, height: 460 },
  },
  {
    tone: 'produce',
    to: catalogFacts.fruits.homePath,
    eyebrow: { hindi: 'ताज़े फल', english: 'Picked, sorted, brought' },
    title: 'Fresh fruits, straight from the mandi',
    text: 'Sorted by hand, on your table by morning.',
    action: 'See fruits',
    scene: { path: picturePath('demo/scene-produce'), width: 600, height: 460 },
  },
  {
    tone: 'savings',
    to: '/superdeal',
    eyebrow: { hindi: 'बचत हर दिन', english: 'Super deals' },
    title: 'Savings offers on every shelf',
    text: maxPercentOff > 0 ? `Up to ${maxPercentOff}% off MRP today.` : 'The biggest price cuts of today.',
    action: 'See offers',
    scene: { path: picturePath('demo/scene-medicine'), width: 600, height: 460 },
  },
];
