import { entry as texts } from '@subah/messages/console/entry';
import { t } from '@subah/messages/console/message';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { useShopName } from '../lib/shop-name.ts';
import { FailureMessage } from '../shell/failure-message.tsx';

/** Error boundary of the routes. The screens of the sections have their own. */
export function FailurePage() {
  const error = useRouteError();
  const name = useShopName();
  useDocumentTitle(t(texts.failureTitle));
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <h1 className="sr-only">{name}</h1>
      <FailureMessage error={error} />
    </main>
  );
}
