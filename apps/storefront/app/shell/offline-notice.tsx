import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that a page may be a copy of an earlier visit. The page is loaded again when the network returns. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const wasOffline = useRef(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const isBack = isOnline && wasOffline.current;
    wasOffline.current = !isOnline;
    return isBack ? whenReachable(() => void revalidate()) : undefined;
  }, [isOnline, revalidate]);
  return (
    <p role="status" className="bg-ink px-4 py-2 text-center font-semibold text-white empty:hidden">
      {isOnline ? null : t(frame.offline)}
    </p>
  );
}

const RETRY_MS = 2000;

/** Returns how to stop. The first calls after a loss often fail, and a page that fails to load again is replaced by an error. */
function whenReachable(onReachable: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const check = () =>
    // Without the API client, whose code pages load later.
    fetch('/api/shop', { cache: 'no-store' }).then(
      () => !isStopped && onReachable(),
      () => {
        if (!isStopped) timer = setTimeout(() => void check(), RETRY_MS);
      },
    );
  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
