import { cart } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import type { ReactNode } from 'react';

type ColumnsProps = { main: ReactNode; side: ReactNode; steps?: ReactNode };

/** On phones coupon and bill stand between the items and the steps; else beside both. */
export const Columns = ({ main, side, steps }: ColumnsProps) => (
  <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_300px] md:grid-rows-[auto_1fr] md:gap-x-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-8">
    <div className="grid min-w-0 content-start gap-3">{main}</div>
    <div className="min-w-0 md:row-span-2">{side}</div>
    {steps && <div className="grid min-w-0 content-start gap-3 md:col-start-1">{steps}</div>}
  </div>
);

export function CartSkeleton() {
  return (
    <Loading label={t(cart.loading)}>
      <Columns
        main={
          <>
            <div className="card grid gap-4 p-3.5 md:p-4">
              <Skeleton className="h-5 w-48" />
              {[0, 1, 2].map((line) => (
                <div key={line} className="flex items-center gap-3">
                  <Skeleton className="size-13 flex-none rounded-add" />
                  <div className="grid flex-1 gap-2">
                    <Skeleton className="h-4 w-3/5" />
                    <Skeleton className="h-3 w-2/5" />
                  </div>
                  <Skeleton className="h-9 w-25 rounded-add" />
                </div>
              ))}
            </div>
            {[0, 1].map((step) => (
              <div key={step} className="card flex items-center gap-3 p-4">
                <Skeleton className="size-7 rounded-full" />
                <Skeleton className="h-5 w-40" />
              </div>
            ))}
          </>
        }
        side={
          <div className="card grid gap-3 p-4">
            <Skeleton className="h-5 w-32" />
            {[0, 1, 2].map((line) => (
              <div key={line} className="flex justify-between">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-4 w-14" />
              </div>
            ))}
            <Skeleton className="h-13 rounded-btn" />
          </div>
        }
      />
    </Loading>
  );
}
