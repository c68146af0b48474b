import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../lib/page/focus-heading.ts';
import { useSession } from '../lib/session/session.ts';

/** Says why the page has become that of a visitor, and keeps the focus of the keyboard in it. */
export function useSignOutElsewhere(): void {
  const { isSignedIn } = useSession();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const hasSignedOut = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    // The focused control may have left with the customer's part of the page.
    if (hasSignedOut && document.activeElement === document.body) focusHeading();
  }, [isSignedIn]);
  useEffect(() => {
    // Only the other tabs get the event.
    const tell = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === 'token' && oldValue && !newValue) toast(t(frame.signedOutElsewhere), { tone: 'warning' });
    };
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  }, []);
}
