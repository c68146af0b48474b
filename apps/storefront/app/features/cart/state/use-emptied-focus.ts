import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element of the empty cart when the control that emptied the cart has gone. */
export function useEmptiedFocus<Element extends HTMLElement>(isEmpty: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && hasNoFocus()) element.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return element;
}

const hasNoFocus = (): boolean =>
  document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement;
