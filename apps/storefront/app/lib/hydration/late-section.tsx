import { failures } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { announceHydration, isPageHydrated } from './announce-hydration.ts';

const RETRY_MS = 5000;

/**
 * A part of the page whose code is loaded after the first interaction. The server renders it; `deferred-scripts.ts` replays clicks
 * made before its hydration. Not inside another late section or `Suspense`, and not for what changes by itself, such as a carousel.
 */
export function lateSection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    await firstInteraction();
    return { default: memo(await loadWithRetries(load)) };
  });

  return function LateSection({ className, ...props }: Props & { className?: string }) {
    const part = <Part {...(props as unknown as Props)} />;
    // After a navigation there is no HTML of the server, and the navigation waits for the code.
    const [isFromServer] = useState(() => import.meta.env.SSR || !isPageHydrated());
    return isFromServer ? (
      <ServerRendered part={part} className={className} />
    ) : (
      <div className={className}>{part}</div>
    );
  };
}

type ServerRenderedProps = { part: ReactNode; className: string | undefined };

function ServerRendered({ part, className }: ServerRenderedProps) {
  const [isHydrated, setHydrated] = useState(false);
  const section = (
    <Suspense>
      {part}
      <Hydrated onHydrated={setHydrated} />
    </Suspense>
  );
  // An update before its hydration would make React discard the HTML.
  const [firstSection] = useState(section);

  useEffect(() => {
    if (isHydrated) announceHydration();
  }, [isHydrated]);

  return (
    <div className={className} data-late={isHydrated ? undefined : ''}>
      {isHydrated ? section : firstSection}
    </div>
  );
}

function Hydrated({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}

/** Announced by `deferred-scripts.ts`. */
const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    if (!import.meta.env.PROD || 'interacted' in document.documentElement.dataset) resolve();
    else window.addEventListener('interaction', () => resolve(), { once: true });
  });

/** Tries again until it succeeds: an error thrown here would replace the page by an error screen. */
async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      const part = await load();
      removeEventListener('click', leaveLinksToBrowser, true);
      return part;
    } catch {
      addEventListener('click', leaveLinksToBrowser, true);
      const reload = { label: t(failures.reload), onSelect: () => window.location.reload() };
      toast(t(failures.notOpened), { tone: 'error', action: reload });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** React does not finish a navigation while code of the page is missing. */
function leaveLinksToBrowser(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.stopPropagation();
}
