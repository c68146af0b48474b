import { useEffect } from 'react';
import { useSession } from '../lib/session/session.ts';

/** For a customer who signs out in another tab. Visitors do without its code. */
export function useSignOutElsewhere(): void {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn) return;
    import('./sign-out-elsewhere.ts').then(
      ({ watchSignOut }) => watchSignOut(),
      () => undefined,
    );
  }, [isSignedIn]);
}
