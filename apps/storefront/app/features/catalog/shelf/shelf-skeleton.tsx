import { Skeleton } from '@subah/ui/skeleton';
import { ProductGridSkeleton } from '../cards/product-grid.tsx';

export function ShelfSkeleton() {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      {/* Height of breadcrumbs and heading. */}
      <Skeleton className="my-3.5 h-4 w-44 lg:my-2" />
      <Skeleton className="mb-4 h-8 w-52" />
      <div className="grid items-start gap-3 *:min-w-0 md:gap-4 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8">
        <div className="flex gap-2 overflow-hidden py-1 lg:grid">
          {SIDE_LINKS.map((width) => (
            <Skeleton key={width} className={`h-11 flex-none rounded-full lg:rounded-btn ${width}`} />
          ))}
        </div>
        <div>
          {/* Height of the sort links. */}
          <Skeleton className="mb-3 h-11 w-60 rounded-full md:mb-4 md:ml-auto lg:h-9" />
          <ProductGridSkeleton columns={4} />
        </div>
      </div>
    </div>
  );
}

const SIDE_LINKS = ['w-16 lg:w-full', 'w-32 lg:w-5/6', 'w-24 lg:w-3/4', 'w-28 lg:w-4/5', 'w-36 lg:w-2/3'];
