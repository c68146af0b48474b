import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { Loading, Skeleton } from '@subah/ui/skeleton';

export function ProductSkeleton() {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      {/* Same height as the breadcrumbs, to avoid a layout shift. */}
      <Skeleton className="mt-3.5 mb-4.5 h-4 w-48 md:mb-5.5 lg:mt-2 lg:mb-4" />
      <Loading label={t(product.loading)} className={COLUMNS}>
        <Skeleton className="aspect-5/4 rounded-band md:aspect-square" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-13 rounded-btn" />
          <Skeleton className="h-16 rounded-card" />
          <Skeleton className="h-24" />
        </div>
      </Loading>
    </div>
  );
}

const COLUMNS = 'grid gap-5 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-14';
