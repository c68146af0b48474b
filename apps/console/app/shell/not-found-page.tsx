import { buttonClass } from '@subah/ui/button';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { NotFoundMessage } from './not-found-message.tsx';

/** For unknown URLs, and for users without admin role. */
export function NotFoundPage() {
  useDocumentTitle('Page Not Found');
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotFoundMessage>
        <a href="/" className={buttonClass()}>
          Go Home
        </a>
      </NotFoundMessage>
    </main>
  );
}
