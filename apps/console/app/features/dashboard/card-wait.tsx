import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';

type CardWaitProps = { asked: { data: unknown; error: unknown; refetch: () => unknown } };

/** What stands in a card of the dashboard until its rows are there. */
export function CardWait({ asked }: CardWaitProps) {
  if (asked.data) return null;
  if (asked.error) return <ErrorState title="Failed to load data" onRetry={() => void asked.refetch()} />;
  return (
    <Loading label="Loading…" className="grid gap-2 py-2">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </Loading>
  );
}
