import type { FilterCategoryWithSubcategories } from '@subah/contract/catalog/catalog';
import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { ErrorState } from '@subah/ui/empty-state';
import { ChevronRight } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { siteName, siteText } from '../../../lib/language/site-text.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { filterPath } from './filter-paths.ts';

export function FilterPanels({ filters }: { filters: readonly FilterCategoryWithSubcategories[] | null }) {
  const { revalidate } = useRevalidator();
  if (!filters) return <ErrorState title={t(catalogHome.categoriesFailed)} onRetry={() => void revalidate()} />;
  const filled = filters.filter((filter) => filter.subcategories.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby="filters">
      <h2 id="filters" className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {t(catalogHome.lookingFor)}
      </h2>
      <ul className={PANELS}>
        {filled.map((filter) => (
          <li key={filter._id} className="flex snap-start scroll-ml-gutter flex-col rounded-card bg-produce p-4 pb-2">
            <h3 lang={textLanguage(siteName(filter))} className="font-bold text-base">
              {siteName(filter)}
            </h3>
            <FilterDescription text={siteText(filter.description, filter.hindiDescription)} />
            <ul className="mt-auto pt-2">
              {filter.subcategories.map((subcategory) => (
                <li key={subcategory._id} className="border-ink/8 border-t">
                  <Link
                    to={filterPath(subcategory._id)}
                    lang={textLanguage(siteName(subcategory))}
                    className="flex min-h-11 items-center justify-between gap-2 font-semibold hover:text-leaf-700"
                  >
                    {siteName(subcategory)}
                    <ChevronRight aria-hidden="true" className="size-4 flex-none text-leaf-700" />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FilterDescription = ({ text }: { text: string }) => (
  <p lang={textLanguage(text)} className="mt-0.5 text-ink-600">
    {text}
  </p>
);

const PANELS =
  'no-scrollbar -mx-gutter grid snap-x auto-cols-[264px] grid-flow-col gap-2.5 overflow-x-auto px-gutter lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:gap-4 lg:px-0';
