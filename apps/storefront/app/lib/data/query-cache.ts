import { mutate, type SWRConfiguration } from 'swr';
import { currentSession, type Session, tokens } from '../session/session.ts';

/**
 * Part of each key, so that a request from before a sign-out is not reused. SWR reuses a request of the same key for two
 * seconds, but ignores its response if the data was cleared after it started: the page would stay in its loading state.
 */
let signOuts = 0;

/**
 * SWR key of data that belongs to the signed-in user. It contains the user's id, so another account never reads the
 * cached data of the previous one. Null, which SWR does not fetch, for a visitor.
 */
export const accountKey = ({ isSignedIn, user }: Session, call: string, input?: object) =>
  // A token that cannot be decoded still counts as signed in: the server decides.
  isSignedIn ? ([user?.id ?? 'unknown', call, input, signOuts] as const) : null;

/** Fetches again what the page shows, after a refusal that proves it outdated. */
export const reloadQueries = (): void => void mutate(() => true);

/** Errors are shown with a button to try again, so SWR does not retry. */
export const QUERY_OPTIONS = { shouldRetryOnError: false, focusThrottleInterval: 60_000 } satisfies SWRConfiguration;

// Drops everything that was fetched once the account has signed out, in this tab or another.
tokens.subscribe(() => {
  if (currentSession().isSignedIn) return;
  signOuts++;
  void mutate(() => true, undefined, { revalidate: false });
});
