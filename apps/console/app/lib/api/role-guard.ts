import { isExpired, readToken, type TokenStore } from '@subah/contract/client/browser-session';
import type { Role } from '@subah/rules/accounts/roles';

type StoredSession = Pick<TokenStore, 'token' | 'userText'>;

/** `hidden`: another role, for which the page does not exist. `ended`: the session is over. */
export type Access = 'open' | 'hidden' | 'ended';

export async function checkAccess(
  roles: readonly Role[],
  session: StoredSession,
  refresh: () => Promise<boolean>,
  now: number = Date.now(),
): Promise<Access> {
  const hasRole = () => roles.some((role) => role === readRole(session));
  if (!hasRole()) return 'hidden';
  const token = readToken(session.token());
  if (token && !isExpired(token, now)) return 'open';
  if (!(await refresh())) return 'ended';
  // Does not check the expiry of the new token: with a wrong computer clock every token looks expired.
  return hasRole() ? 'open' : 'hidden';
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
