import { isExpired, readToken, type TokenStore } from '@subah/contract/client/browser-session';
import type { Role } from '@subah/rules/accounts/roles';

type StoredSession = Pick<TokenStore, 'token' | 'userText'>;

/** `hidden`: whoever this is shall not learn that there is a console. `ended`: an admin whose session is over. */
export type Verdict = 'admin' | 'hidden' | 'ended';

export async function judgeSession(
  session: StoredSession,
  refresh: () => Promise<boolean>,
  now: number = Date.now(),
): Promise<Verdict> {
  if (roleOf(session) !== 'admin') return 'hidden';
  const token = readToken(session.token());
  if (token && !isExpired(token, now)) return 'admin';
  if (!(await refresh())) return 'ended';
  // The new token is not asked for its age: on a computer whose clock is wrong every token looks expired.
  return roleOf(session) === 'admin' ? 'admin' : 'hidden';
}

/** The role in the token, else in the stored user object. Without a readable token nobody has a role. */
export function roleOf(session: StoredSession): Role | undefined {
  const token = readToken(session.token());
  return token ? (token.user.role ?? roleInText(session.userText())) : undefined;
}

function roleInText(text: string | null): Role | undefined {
  try {
    return (JSON.parse(text ?? '') as { role?: Role } | null)?.role;
  } catch {
    return undefined;
  }
}
