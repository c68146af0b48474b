import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Loading, Skeleton } from '@subah/ui/skeleton';

export function RowsSkeleton() {
  return (
    <Loading label={t(common.loading)} className="grid gap-px p-3.5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
