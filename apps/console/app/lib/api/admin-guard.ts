import { isExpired, readToken, type TokenStore } from '@subah/contract/client/browser-session';
import type { Role } from '@subah/rules/accounts/roles';

type StoredSession = Pick<TokenStore, 'token' | 'userText'>;

/** `hidden`: not an admin, for whom the console does not exist. `ended`: the session of an admin is over. */
export type AdminAccess = 'admin' | 'hidden' | 'ended';

export async function checkAdminAccess(
  session: StoredSession,
  refresh: () => Promise<boolean>,
  now: number = Date.now(),
): Promise<AdminAccess> {
  if (readRole(session) !== 'admin') return 'hidden';
  const token = readToken(session.token());
  if (token && !isExpired(token, now)) return 'admin';
  if (!(await refresh())) return 'ended';
  // Does not check the expiry of the new token: with a wrong computer clock every token looks expired.
  return readRole(session) === 'admin' ? 'admin' : 'hidden';
}

/** The role in the token, else in the stored user. Undefined without a readable token. */
export function readRole(session: StoredSession): Role | undefined {
  const token = readToken(session.token());
  return token ? (token.user.role ?? parseRole(session.userText())) : undefined;
}

function parseRole(text: string | null): Role | undefined {
  try {
    return (JSON.parse(text ?? '') as { role?: Role } | null)?.role;
  } catch {
    return undefined;
  }
}
