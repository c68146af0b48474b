import type { SideLink } from '../shelf/side-nav.tsx';
import { RECOMMENDED_PATH } from './filter-links.ts';

type VegetableList = { path: string; name: string; lead: string };

/** Documented pages. Each shows the subcategory with this name. */
const VEGETABLE_LISTS: readonly VegetableList[] = [
  { path: '/leafy-veges', name: 'Leafy Veges', lead: 'Palak, methi and other greens, cleaned and bunched.' },
  { path: '/root-vegetables', name: 'Root Vegetables', lead: 'Aloo, pyaaz, gajar and all that grows below.' },
  { path: '/fruit-vegetables', name: 'Fruit Vegetables', lead: 'Tamatar, baingan, shimla mirch and their kin.' },
];

export function vegetableListForPath(pattern: string): VegetableList {
  const list = VEGETABLE_LISTS.find(({ path }) => path.slice(1) === pattern.replaceAll('/', ''));
  if (!list) throw new Error(`no vegetable list stands at ${pattern}`);
  return list;
}

export const vegetableLinks = (currentPath: string): SideLink[] => [
  { to: RECOMMENDED_PATH, label: 'Recommended', isCurrent: false },
  ...VEGETABLE_LISTS.map(({ path, name }) => ({ to: path, label: name, isCurrent: path === currentPath })),
];
