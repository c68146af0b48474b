import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48rem)';

/** Undefined during server rendering and hydration, where only CSS media queries apply. */
export const useIsWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(subscribe, isWide, serverSnapshot);

const isWide = () => matchMedia(WIDE).matches;
const serverSnapshot = () => undefined;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
