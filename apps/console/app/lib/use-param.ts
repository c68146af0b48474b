import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A choice of a screen that stands in the address, so that reload, back and a shared link keep it. Typing replaces the
 * entry in the history instead of adding one for each letter.
 */
export function useParam(name: string, usual = ''): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === usual || value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, usual, setParams],
  );
  return [params.get(name) ?? usual, set];
}
