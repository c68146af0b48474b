import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48rem)';

/** Undefined on the server and in the first render of the browser: until then the stylesheet alone decides. */
export const useIsWide = (): boolean | undefined => useSyncExternalStore<boolean | undefined>(follow, isWide, unknown);

const isWide = () => matchMedia(WIDE).matches;
const unknown = () => undefined;

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
