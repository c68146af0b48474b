import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { buttonClass } from '@subah/ui/button';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { NotFoundMessage } from './not-found-message.tsx';

/** For unknown URLs, and for users without admin role. */
export function NotFoundPage() {
  useDocumentTitle(t(texts.notFoundTitle));
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotFoundMessage>
        <a href="/" className={buttonClass()}>
          {t(texts.goHome)}
        </a>
      </NotFoundMessage>
    </main>
  );
}
