import type { FilterCategoryWithSubcategories } from '@subah/contract/catalog/catalog';
import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { siteName } from '../../../lib/language/site-text.ts';
import type { SideGroup } from '../shelf/side-nav.tsx';
import { filterPath, RECOMMENDED_PATH } from './filter-paths.ts';

export const filterGroups = (
  filters: readonly FilterCategoryWithSubcategories[],
  currentPath: string,
): readonly SideGroup[] => [
  { links: [{ to: RECOMMENDED_PATH, label: t(shelf.mostBought), isCurrent: currentPath === RECOMMENDED_PATH }] },
  ...filters
    .filter((filter) => filter.subcategories.length > 0)
    .map((filter) => ({
      title: siteName(filter),
      links: filter.subcategories.map((subcategory) => {
        const to = filterPath(subcategory._id);
        return { to, label: siteName(subcategory), isCurrent: to === currentPath };
      }),
    })),
];
