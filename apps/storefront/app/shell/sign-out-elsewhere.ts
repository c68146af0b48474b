import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { focusHeading } from '../lib/page/focus-heading.ts';

/** Says why the page has become that of a visitor, and keeps the focus of the keyboard in it. May be called again. */
export function watchSignOut(): void {
  window.addEventListener('storage', tell);
}

/** Only the other tabs get the event. */
function tell({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== 'token' || !oldValue || newValue) return;
  toast(t(frame.signedOutElsewhere), { tone: 'warning' });
  // After React has shown the page of a visitor: the focused control may have left with the customer's part.
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
