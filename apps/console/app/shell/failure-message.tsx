import { ApiError } from '@subah/contract/client/api-client';
import { entry as texts } from '@subah/messages/console/entry';
import { t } from '@subah/messages/console/message';
import { ErrorState } from '@subah/ui/empty-state';

/** No connection, a chunk replaced by a new release, or a bug. A failed import is not repeated, so the page is loaded again. */
export function FailureMessage({ error }: { error: unknown }) {
  return (
    <ErrorState
      title={t(texts.failureTitle)}
      text={error instanceof ApiError ? error.message : t(texts.failureText)}
      onRetry={() => window.location.reload()}
    />
  );
}
