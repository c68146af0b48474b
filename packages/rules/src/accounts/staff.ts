import { can, type Role, type StaffRole } from './roles.ts';

/** The link in the mail of an invitation works this long. */
export const INVITATION_DAYS = 3;

/** Whether a role may invite, change and sign out accounts of another role. */
export const mayManage = (actor: Role, role: StaffRole): boolean =>
  can(actor, role === 'admin' ? 'manage owners' : 'manage staff');

export type StaffChange = { role?: StaffRole | undefined; active?: boolean | undefined };

type Actor = { id: string; role: Role };
type Account = { id: string; role: StaffRole; active: boolean };

export type StaffRefusal = 'FORBIDDEN' | 'OWNERS_ONLY' | 'OWN_STAFF_ACCOUNT';

/** Staff cannot switch off or demote their own account, which would lock them out by mistake. */
export function refuseStaffChange(actor: Actor, account: Account, change: StaffChange): StaffRefusal | undefined {
  const next = change.role ?? account.role;
  if (!can(actor.role, 'manage staff')) return 'FORBIDDEN';
  if (!mayManage(actor.role, account.role) || !mayManage(actor.role, next)) return 'OWNERS_ONLY';
  const losesAccess = next !== account.role || change.active === false;
  return actor.id === account.id && losesAccess ? 'OWN_STAFF_ACCOUNT' : undefined;
}
