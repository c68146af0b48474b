import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { Breadcrumbs } from '../../../lib/page/breadcrumbs.tsx';
import type { Crumb } from '../../../lib/page/structured-data.ts';
import { useSlowNavigation } from '../../../lib/page/use-slow-navigation.ts';
import { type GridCard, ProductGridSkeleton } from '../cards/product-grid.tsx';
import { LoadMoreGrid } from './load-more-grid.tsx';
import type { ProductPage } from './product-page.ts';
import { type SideGroup, SideNav } from './side-nav.tsx';

type Props = {
  trail: readonly Crumb[];
  here: string;
  title: string;
  lead?: string | undefined;
  /** For example `tint-produce`. */
  tint?: string | undefined;
  sideLabel: string;
  sideGroups: readonly SideGroup[];
  tools?: ReactNode;
  /** Null after an error. */
  page: ProductPage | null;
  loadMore: (cursor: string) => Promise<ProductPage>;
  card: GridCard;
  emptyText?: string | undefined;
};

export function Shelf(props: Props) {
  const { trail, here, title, lead, tint, sideLabel, sideGroups, tools, page } = props;
  return (
    <div className={`wrap pt-2 pb-8 md:pt-3 md:pb-16 ${tint ?? ''}`}>
      <Breadcrumbs trail={trail} here={here} />
      <header className="mb-3 md:mb-4">
        <h1 lang={textLanguage(title)} className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
          {title}
        </h1>
        {lead && (
          <p lang={textLanguage(lead)} className="mt-0.5 text-ink-600 md:text-base">
            {lead}
          </p>
        )}
      </header>
      <div className="grid items-start gap-3 *:min-w-0 md:gap-4 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8">
        {sideGroups.length > 0 && <SideNav label={sideLabel} groups={sideGroups} />}
        <section aria-labelledby="products" className={sideGroups.length > 0 ? undefined : 'lg:col-span-2'}>
          <h2 id="products" className="sr-only">
            {t(shelf.products)}
          </h2>
          {tools && <div className="mb-3 flex flex-wrap items-center justify-between gap-3 md:mb-4">{tools}</div>}
          <p role="status" className="sr-only">
            {page && countText(page)}
          </p>
          <Products {...props} />
        </section>
      </div>
    </div>
  );
}

function Products({ page, sideGroups, loadMore, card, emptyText }: Props) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const beside = sideGroups.flatMap((group) => group.links.map((link) => link.to.replace(/\?.*/, '')));
  const isSlow = useSlowNavigation([pathname, ...beside]);
  if (isSlow) return <ProductGridSkeleton columns={4} />;
  if (!page) return <ErrorState title={t(shelf.loadFailed)} onRetry={() => void revalidate()} />;
  if (page.data.length === 0) return <EmptyState sunrise title={t(shelf.nothingFound)} text={emptyText} />;
  return <LoadMoreGrid page={page} loadMore={loadMore} card={card} columns={4} />;
}

const countText = ({ data, nextCursor }: ProductPage): string =>
  t(nextCursor === null ? shelf.productCount : shelf.firstProducts, { count: data.length });
