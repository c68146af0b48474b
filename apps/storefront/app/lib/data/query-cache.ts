import { mutate, type SWRConfiguration } from 'swr';
import { currentSession, type Session, tokens } from '../session/session.ts';

/**
 * SWR key of data that belongs to the signed-in user. It contains the user's id, so another account never reads the
 * cached data of the previous one. Null, which SWR does not fetch, for a visitor.
 */
export const accountKey = ({ isSignedIn, user }: Session, call: string, input?: object) =>
  // A token that cannot be decoded still counts as signed in: the server decides.
  isSignedIn ? ([user?.id ?? 'unknown', call, input] as const) : null;

/** Errors are shown with a button to try again, so SWR does not retry. */
export const QUERY_OPTIONS = { shouldRetryOnError: false, focusThrottleInterval: 60_000 } satisfies SWRConfiguration;

// Drops everything that was fetched once the account has signed out, in this tab or another.
tokens.subscribe(() => {
  if (!currentSession().isSignedIn) void mutate(() => true, undefined, { revalidate: false });
});
