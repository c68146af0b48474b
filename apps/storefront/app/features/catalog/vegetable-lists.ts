import { RECOMMENDED_PATH } from './filter-links.ts';
import type { SideLink } from './side-list.tsx';

type VegetableList = { path: string; name: string; lead: string };

/** The documented vegetable pages. Each shows the subcategory that the shopkeeper calls by this name. */
export const VEGETABLE_LISTS: readonly VegetableList[] = [
  { path: '/leafy-veges', name: 'Leafy Veges', lead: 'Palak, methi and other greens, cleaned and bunched.' },
  { path: '/root-vegetables', name: 'Root Vegetables', lead: 'Aloo, pyaaz, gajar and all that grows below.' },
  { path: '/fruit-vegetables', name: 'Fruit Vegetables', lead: 'Tamatar, baingan, shimla mirch and their kin.' },
];

/** The list of an address, which may be written in any letter case. */
export const vegetableListAt = (pathname: string): VegetableList | undefined =>
  VEGETABLE_LISTS.find(({ path }) => path === pathname.toLowerCase().replace(/\/$/, ''));

export const vegetableLinks = (currentPath: string): SideLink[] => [
  { to: RECOMMENDED_PATH, label: 'Recommended', isCurrent: false },
  ...VEGETABLE_LISTS.map(({ path, name }) => ({ to: path, label: name, isCurrent: path === currentPath })),
];
