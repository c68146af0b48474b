import type { StaffAccount } from '@subah/contract/accounts/staff';
import type { Role, StaffRole } from '@subah/rules/accounts/roles';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { staffInvitations, twoStepSecrets, users } from '../accounts.tables.ts';
import type { DoctorLogins } from './staff-deps.ts';

const isStaff = and(
  isNull(users.deletedAt),
  or(ne(users.role, 'customer'), isNotNull(users.deactivatedRole), isNotNull(staffInvitations.userId)),
);

const staffRole = sql<StaffRole>`coalesce(${staffInvitations.role}, ${users.deactivatedRole}, ${users.role})`;

/** With `where` only the accounts that it holds for. */
export async function listStaff(
  db: Db | Tx,
  { doctorLogins, clock, where }: { doctorLogins: DoctorLogins; clock: () => Date; where?: SQL },
): Promise<StaffAccount[]> {
  const rows = await db
    .select({
      _id: users.id,
      name: users.name,
      mobile: users.mobile,
      email: users.email,
      role: staffRole,
      active: sql<boolean>`${users.role} <> 'customer'`,
      sentAt: staffInvitations.sentAt,
      expiresAt: staffInvitations.expiresAt,
      lastSignInAt: users.lastSignInAt,
      hasTwoStep: sql<boolean>`${twoStepSecrets.confirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(staffInvitations, eq(staffInvitations.userId, users.id))
    .leftJoin(twoStepSecrets, eq(twoStepSecrets.userId, users.id))
    .where(and(isStaff, where))
    .orderBy(asc(users.name), asc(users.id));
  const doctors = await doctorLogins.findAll(db);
  const now = clock();
  return rows.map(({ sentAt, expiresAt, lastSignInAt, ...row }) => ({
    ...row,
    invitation:
      sentAt && expiresAt
        ? { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), isExpired: expiresAt <= now }
        : null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    doctor: doctors.get(row._id) ?? null,
  }));
}

const lockedColumns = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  mobile: users.mobile,
  language: users.language,
  deactivatedRole: users.deactivatedRole,
  isVerified: sql<boolean>`${users.verifiedAt} is not null`,
};

/** Locks accounts in the order of their ids, so that two people who change each other do not block one another. */
async function lockAccounts(tx: Tx, where: SQL | undefined) {
  return tx
    .select(lockedColumns)
    .from(users)
    .where(and(isNull(users.deletedAt), where))
    .orderBy(asc(users.id))
    .for('no key update');
}
export type LockedAccount = Awaited<ReturnType<typeof lockAccounts>>[number];

export type LockedStaff = LockedAccount & { staffRole: StaffRole; isInvited: boolean };

/** The actor with the present role, and the staff account; undefined where it is none. */
export async function lockActorAndStaff(
  tx: Tx,
  actorId: string,
  staffId: string,
): Promise<{ actor: { id: string; role: Role }; staff: LockedStaff | undefined }> {
  const locked = await lockAccounts(tx, inArray(users.id, [actorId, staffId]));
  const actor = locked.find(({ id }) => id === actorId);
  const account = locked.find(({ id }) => id === staffId);
  const [invitation] = await tx
    .select({ role: staffInvitations.role })
    .from(staffInvitations)
    .where(eq(staffInvitations.userId, staffId));
  const role = invitation?.role ?? account?.deactivatedRole ?? account?.role;
  return {
    actor: { id: actorId, role: actor?.role ?? 'customer' },
    staff:
      account && role && role !== 'customer'
        ? { ...account, staffRole: role, isInvited: invitation !== undefined }
        : undefined,
  };
}

/** Accounts that have the mobile or the email. */
export const lockByContact = (tx: Tx, { mobile, email }: { mobile: string; email: string }): Promise<LockedAccount[]> =>
  lockAccounts(tx, or(eq(users.mobile, mobile), eq(users.email, email)));

export async function isStaffAccount(tx: Tx, { id, role, deactivatedRole }: LockedAccount): Promise<boolean> {
  if (role !== 'customer' || deactivatedRole !== null) return true;
  return (await tx.$count(staffInvitations, eq(staffInvitations.userId, id))) > 0;
}

type NewInvitation = typeof staffInvitations.$inferInsert;

/** Replaces the one before. */
export async function saveInvitation(tx: Tx, { userId, ...invitation }: NewInvitation): Promise<void> {
  await tx
    .insert(staffInvitations)
    .values({ userId, ...invitation })
    .onConflictDoUpdate({ target: staffInvitations.userId, set: invitation });
}

export async function setInvitedRole(tx: Tx, userId: string, role: StaffRole): Promise<void> {
  await tx.update(staffInvitations).set({ role }).where(eq(staffInvitations.userId, userId));
}

export async function deleteInvitation(tx: Tx, userId: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.userId, userId));
}

/** The account of a link that is still open. */
export async function findInvited(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      language: users.language,
      role: staffInvitations.role,
      isVerified: sql<boolean>`${users.verifiedAt} is not null`,
    })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.userId))
    .where(
      and(
        eq(staffInvitations.tokenHash, tokenHash),
        sql`${staffInvitations.expiresAt} > ${now}`,
        isNull(users.deletedAt),
      ),
    );
  return row;
}

/** Returns the role to give. Of two concurrent uses of one link, one gets undefined. */
export async function spendInvitation(tx: Tx, tokenHash: string): Promise<StaffRole | undefined> {
  const [row] = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.tokenHash, tokenHash))
    .returning({ role: staffInvitations.role });
  return row?.role;
}

type AccountChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'name'
    | 'mobile'
    | 'email'
    | 'mobileHash'
    | 'emailHash'
    | 'role'
    | 'deactivatedRole'
    | 'passwordHash'
    | 'verifiedAt'
  >
>;

export async function updateAccount(tx: Tx, userId: string, change: AccountChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, userId));
}

export async function deleteNewAccount(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}
