import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';

type CardStateProps = { response: { data?: unknown; error?: unknown; mutate: () => Promise<unknown> } };

/** Skeleton or error of a dashboard card until it has data. */
export function CardState({ response }: CardStateProps) {
  if (response.data) return null;
  if (response.error) return <ErrorState title={t(common.failedToLoad)} onRetry={() => void response.mutate()} />;
  return (
    <Loading label={t(common.loading)} className="grid gap-2 py-2">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </Loading>
  );
}
