import type { Role } from '@subah/rules/accounts/roles';
import { tokens } from '../app/lib/api/session.ts';

/** Stores a session of this role, which the console reads from the token. */
export function signInAs(role: Role): void {
  const user = { id: 'self', role, name: 'Meena', email: 'meena@subah.example', mobile: '9876543213' };
  const payload = btoa(JSON.stringify({ user, exp: 4_000_000_000 }));
  tokens.save({ accessToken: `h.${payload}.s`, refreshToken: 'r' }, user);
}
