import { Loading, Skeleton } from '@subah/ui/skeleton';

export function RowsSkeleton() {
  return (
    <Loading label="Loading…" className="grid gap-px p-3.5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
