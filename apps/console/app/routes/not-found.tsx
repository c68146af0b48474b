import { buttonClass } from '@subah/ui/button';
import { useDocumentTitle } from '../lib/document-title.ts';
import { NotFoundMessage } from '../shell/not-found-message.tsx';

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
