import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';

const loadPreference = () => import('./language-preference.ts');

/** Offers Hindi once to visitors whose browser or account prefers it, and saves a chosen language with the account. */
export function useLanguagePreference(): void {
  const { isSignedIn, user } = useSession();
  const account = isSignedIn && user?.role === 'customer' ? user.id : undefined;

  // Both are tried again on the next page load.
  useEffect(() => {
    if (!/^hi\b/.test(navigator.language)) return;
    loadPreference().then(
      ({ offerHindi }) => offerHindi(),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!account) return;
    loadPreference()
      .then(({ saveLanguage }) => saveLanguage(account))
      .catch(() => undefined);
  }, [account]);
}
