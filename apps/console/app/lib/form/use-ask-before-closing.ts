import { useEffect } from 'react';

/** The browser asks before a reload or before the tab is closed. */
export function useAskBeforeClosing(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
