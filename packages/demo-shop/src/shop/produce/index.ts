import type { DemoCategory } from '../demo-product.ts';
import { cauliflowerAndCabbage } from './cauliflower-and-cabbage.ts';
import { chilliesAndHerbs } from './chillies-and-herbs.ts';
import { citrus } from './citrus.ts';
import { cutFruitAndSalads, cutVegetables } from './cut-and-ready-to-cook.ts';
import { everydayFruits } from './everyday-fruits.ts';
import { exoticFruits } from './exotic-fruits.ts';
import { exoticVegetables } from './exotic-vegetables.ts';
import { fruitVegetables } from './fruit-vegetables.ts';
import { gourdsAndBeans } from './gourds-and-beans.ts';
import { leafyVeges } from './leafy-veges.ts';
import { organicFruits, organicVegetables } from './organic.ts';
import { poojaFlowers, poojaLeaves } from './pooja.ts';
import { rootVegetables } from './root-vegetables.ts';
import { seasonalFruits } from './seasonal-fruits.ts';

export const produce: DemoCategory[] = [
  {
    code: 'fresh-vegetables',
    name: 'Fresh Vegetables',
    description: 'Bought at the Karond mandi before dawn, sorted by hand, at your door the same morning.',
    art: 'tomato',
    shelves: [leafyVeges, rootVegetables, fruitVegetables, gourdsAndBeans, cauliflowerAndCabbage, chilliesAndHerbs],
  },
  {
    code: 'fresh-fruits',
    name: 'Fresh Fruits',
    description: 'Ripe for today and firm for tomorrow, from the orchards of Madhya Pradesh and the hills.',
    art: 'red-apple',
    shelves: [everydayFruits, seasonalFruits, citrus, exoticFruits],
  },
  {
    code: 'exotic-vegetables',
    name: 'Exotic Vegetables',
    description: 'For pasta, salad and Chinese at home.',
    art: 'broccoli',
    shelves: [exoticVegetables],
  },
  {
    code: 'cut-and-ready-to-cook',
    name: 'Cut & Ready to Cook',
    description: 'Washed, peeled and cut in our packing room on the morning of delivery.',
    art: 'green-salad',
    shelves: [cutVegetables, cutFruitAndSalads],
  },
  {
    code: 'organic-produce',
    name: 'Organic',
    description: 'From small farms around Bhopal that grow without chemical fertiliser or spray.',
    art: 'seedling',
    shelves: [organicVegetables, organicFruits],
  },
  {
    code: 'pooja-flowers-and-leaves',
    name: 'Flowers & Leaves for Pooja',
    description: 'Fresh phool, patra and phal for the morning pooja and the festivals.',
    art: 'own-marigold',
    shelves: [poojaFlowers, poojaLeaves],
  },
];
