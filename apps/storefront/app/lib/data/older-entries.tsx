import { history } from '@subah/messages/history';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { useEffect, useRef } from 'react';
import type { LoadState } from './use-history.ts';

type Props = { loadState: LoadState; onMore: (() => void) | undefined };

/** Directly below the list of a history: the button that loads older entries. The first of them gets the focus. */
export function OlderEntries({ loadState, onMore }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const lastShown = useRef<Element>(null);

  useEffect(() => {
    const first = lastShown.current?.nextElementSibling;
    if (loadState === 'busy' || !(first instanceof HTMLElement)) return;
    lastShown.current = null;
    if (first instanceof HTMLLabelElement) return first.control?.focus();
    first.tabIndex = -1;
    first.focus();
  }, [loadState]);

  const loadMore = () => {
    lastShown.current = box.current?.previousElementSibling?.lastElementChild ?? null;
    onMore?.();
  };

  return (
    <div ref={box} className="empty:hidden">
      {onMore && (
        <Button variant="line" size="sm" busy={loadState === 'busy'} onClick={loadMore} className="my-2">
          {t(history.showMore)}
        </Button>
      )}
      {loadState === 'failed' && (
        <p role="alert" className="font-semibold text-chilli">
          {t(history.olderFailed)}
        </p>
      )}
    </div>
  );
}
