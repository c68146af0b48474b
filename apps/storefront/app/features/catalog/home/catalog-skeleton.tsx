import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { ProductGridSkeleton } from '../cards/product-grid.tsx';

export function CatalogSkeleton() {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      {/* Height of breadcrumbs and heading. */}
      <Skeleton className="my-3.5 h-4 w-36 lg:my-2" />
      <Skeleton className="h-8 w-52" />
      <Skeleton className="mt-3 h-42 rounded-band md:mt-4 md:h-58 lg:h-78" />
      <Loading label={t(common.loading)} className="my-7 grid grid-cols-3 gap-2.5 md:my-11 md:gap-4">
        <Skeleton className="h-29 rounded-card md:h-34 lg:h-40" />
        <Skeleton className="h-29 rounded-card md:h-34 lg:h-40" />
        <Skeleton className="h-29 rounded-card md:h-34 lg:h-40" />
      </Loading>
      <ProductGridSkeleton count={6} />
    </div>
  );
}
