import { readToken } from '@subah/contract/client/browser-session';
import { type Ability, can, type Role } from '@subah/rules/accounts/roles';
import { readRole } from './role-guard.ts';
import { tokens } from './session.ts';

let lastRole: Role | undefined;

/** After the end of a session the role stays, so that the page under the sign-in dialog keeps its forms. */
export function ownRole(): Role {
  lastRole = readRole(tokens) ?? lastRole;
  return lastRole ?? 'customer';
}

export const ownId = (): string | undefined => readToken(tokens.token())?.user.id;

export const ownName = (): string => readToken(tokens.token())?.user.name ?? '';

/** Whether the signed-in account may do this. The server decides; this only hides what it would refuse. */
export const may = (ability: Ability): boolean => can(ownRole(), ability);
