import { type RefObject, useEffect, useRef } from 'react';

/** Starts in the first field of a form that opens over the page. Close, the first control of its dialog, would take the focus. */
export function useFocusFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
  }, []);
  return form;
}
