import type { Scene } from '../packshots/index.ts';

/** Groups of products for banners. Items from back to front: code, x and y of the middle of the base, scale. */
export const scenes: (Scene & { id: string })[] = [
  {
    id: 'morning',
    w: 900,
    h: 520,
    alt: 'Milk, bread, fruit and vegetables',
    items: [
      ['gaon-chakki-sharbati-atta-5kg', 196, 420, 0.74],
      ['kachi-ghani-mustard-oil-1l', 700, 416, 0.74],
      ['subah-toned-milk-1l', 330, 452, 0.82],
      ['roti-house-wheat-bread-400g', 548, 462, 0.62],
      ['tomato-desi-500gm', 176, 482, 0.52],
      ['banana-robusta-6pc', 410, 486, 0.4],
      ['apple-shimla-1kg', 720, 486, 0.5],
    ],
  },
  {
    id: 'grocery',
    w: 600,
    h: 460,
    alt: 'Groceries',
    items: [
      ['neel-pahad-assam-tea-500g', 170, 400, 0.66],
      ['gaon-chakki-sharbati-atta-5kg', 420, 402, 0.74],
      ['kachi-ghani-mustard-oil-1l', 292, 420, 0.74],
      ['chhota-bhai-choco-cookies-120g', 330, 448, 0.48],
    ],
  },
  {
    id: 'produce',
    w: 600,
    h: 460,
    alt: 'Fruit and vegetables',
    items: [
      ['spinach-250gm', 190, 384, 0.68],
      ['tomato-desi-500gm', 386, 430, 0.72],
      ['banana-robusta-6pc', 200, 436, 0.44],
    ],
  },
  {
    id: 'dairy',
    w: 600,
    h: 460,
    alt: 'Milk products',
    items: [
      ['subah-toned-milk-1l', 200, 420, 0.86],
      ['subah-full-cream-milk-1l', 400, 410, 0.7],
      ['subah-curd-400g', 340, 446, 0.5],
      ['malwa-dairy-cow-ghee-500ml', 492, 446, 0.46],
    ],
  },
  {
    id: 'medicine',
    w: 600,
    h: 460,
    alt: 'Medicines',
    items: [
      ['jeevan-kof-rahat-syrup', 180, 412, 0.84],
      ['nirog-vitamin-c-tablet', 460, 412, 0.7],
      ['jeevan-paracet-650-tablet', 318, 440, 0.62],
    ],
  },
  { id: 'lab', w: 600, h: 460, alt: 'Blood test kit', items: [['lab-full-body-72', 290, 440, 1.02]] },
];
