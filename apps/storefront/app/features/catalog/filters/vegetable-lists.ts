import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import type { SideLink } from '../shelf/side-nav.tsx';
import { RECOMMENDED_PATH } from './filter-paths.ts';

type VegetableList = { path: string; name: string; lead: string };

/** Documented pages. Each shows the subcategory whose name has the path as its slug. */
const VEGETABLE_LISTS: readonly VegetableList[] = [
  { path: '/leafy-veges', name: t(shelf.leafyVeges), lead: t(shelf.leafyVegesLead) },
  { path: '/root-vegetables', name: t(shelf.rootVegetables), lead: t(shelf.rootVegetablesLead) },
  { path: '/fruit-vegetables', name: t(shelf.fruitVegetables), lead: t(shelf.fruitVegetablesLead) },
];

export function vegetableListForPath(pattern: string): VegetableList {
  const list = VEGETABLE_LISTS.find(({ path }) => path.slice(1) === pattern.replaceAll('/', ''));
  if (!list) throw new Error(`no vegetable list stands at ${pattern}`);
  return list;
}

export const vegetableLinks = (currentPath: string): SideLink[] => [
  { to: RECOMMENDED_PATH, label: t(shelf.recommended), isCurrent: false },
  ...VEGETABLE_LISTS.map(({ path, name }) => ({ to: path, label: name, isCurrent: path === currentPath })),
];
