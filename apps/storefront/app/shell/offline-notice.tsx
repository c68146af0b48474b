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
    if (isOnline && wasOffline.current) void revalidate();
    wasOffline.current = !isOnline;
  }, [isOnline, revalidate]);
  return (
    <p role="status" className="bg-ink px-4 py-2 text-center font-semibold text-white empty:hidden">
      {isOnline ? null : t(frame.offline)}
    </p>
  );
}
