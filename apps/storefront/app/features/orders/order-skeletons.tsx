import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { Loading, Skeleton } from '@subah/ui/skeleton';

export function OrderSkeletons() {
  return (
    <Loading label={t(orders.loading)} className="grid gap-3 md:gap-4">
      {[0, 1, 2].map((index) => (
        <div key={index} className="card grid gap-3 p-4">
          <div className="flex justify-between">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-24" />
          </div>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-11 w-1/2" />
        </div>
      ))}
    </Loading>
  );
}
