import { Skeleton } from '@subah/ui/skeleton';
import { ProductGridSkeleton } from '../cards/product-grid.tsx';

export function PromotionSkeleton() {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      {/* Height of the breadcrumbs. */}
      <Skeleton className="my-3.5 h-4 w-36 lg:my-2" />
      <Skeleton className="mb-5 h-32 rounded-band md:mb-7 md:h-44 lg:h-52" />
      <ProductGridSkeleton />
    </div>
  );
}
