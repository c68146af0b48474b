import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the HTML and in the first render of the browser: until then a control can only do what a link or a form can. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
