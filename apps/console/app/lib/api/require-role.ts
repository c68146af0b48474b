import type { Role } from '@subah/rules/accounts/roles';
import { type Access, checkAccess } from './role-guard.ts';
import { refreshSession, tokens } from './session.ts';

/** For route loaders. A session that is over leaves for the storefront. */
export async function requireRole(roles: readonly Role[]): Promise<Access> {
  const access = await checkAccess(roles, tokens, refreshSession);
  if (access !== 'ended') return access;
  window.location.replace('/');
  // Never resolves: the browser is leaving the page.
  return new Promise(() => undefined);
}
