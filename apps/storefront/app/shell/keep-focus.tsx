import { useKeepFocus } from '@subah/ui/keep-focus';

/** A part of its own, because the first load has no room for it and most actions need an account. */
export function KeepFocus() {
  useKeepFocus();
  return null;
}
