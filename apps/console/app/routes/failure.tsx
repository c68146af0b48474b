import { ApiError } from '@subah/contract/client/api-client';
import { entry as texts } from '@subah/messages/console/entry';
import { t } from '@subah/messages/console/message';
import { ErrorState } from '@subah/ui/empty-state';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';

/** Error boundary: no connection, a chunk replaced by a new release, or a bug. */
export function FailurePage() {
  const error = useRouteError();
  useDocumentTitle(t(texts.failureTitle));
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <h1 className="sr-only">Subah</h1>
      <ErrorState
        title={t(texts.failureTitle)}
        text={error instanceof ApiError ? error.message : t(texts.failureText)}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
