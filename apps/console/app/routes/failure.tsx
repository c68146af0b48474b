import { ApiError } from '@subah/contract/client/api-client';
import { ErrorState } from '@subah/ui/empty-state';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';

/** Error boundary: no connection, a chunk replaced by a new release, or a bug. */
export function FailurePage() {
  const error = useRouteError();
  useDocumentTitle('Something went wrong');
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <h1 className="sr-only">Subah</h1>
      <ErrorState
        title="Something went wrong"
        text={error instanceof ApiError ? error.message : 'Load the page again. Nothing that was saved is lost.'}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
