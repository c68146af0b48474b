import type { SessionUser } from '@subah/contract/accounts/accounts';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type CodePurpose, users } from './accounts.tables.ts';

export const sessionUser = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  mobile: users.mobile,
};

const isOpen = and(isNotNull(users.verifiedAt), isNull(users.deletedAt));

export async function findSignIn(db: Db, mobile: string) {
  const [row] = await db
    .select({ ...sessionUser, passwordHash: users.passwordHash, verifiedAt: users.verifiedAt, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.mobile, mobile));
  return row;
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash;
}

/** The account that a code for this purpose belongs to: one that waits for its verification, or one that is open. */
export async function findByEmail(db: Db | Tx, email: string, purpose: CodePurpose) {
  const [row] = await db
    .select({ ...sessionUser, isDemo: users.isDemo })
    .from(users)
    .where(and(eq(users.email, email), purpose === 'verify-email' ? isNull(users.verifiedAt) : isOpen));
  return row;
}

/** Open accounts that have this email or this mobile already. */
export async function findTaken(db: Db | Tx, { email, mobile }: { email: string; mobile: string }) {
  return db
    .select({ email: users.email, mobile: users.mobile })
    .from(users)
    .where(and(or(eq(users.email, email), eq(users.mobile, mobile)), isNotNull(users.verifiedAt)));
}

/** Nobody ever proved to own an account that was not verified, so whoever comes next may have its email and mobile. */
export async function deleteUnverified(tx: Tx, { email, mobile }: { email?: string; mobile: string }): Promise<void> {
  await tx
    .delete(users)
    .where(and(isNull(users.verifiedAt), or(email ? eq(users.email, email) : undefined, eq(users.mobile, mobile))));
}

type NewAccount = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  passwordHash: string;
  referralCode: string;
  referredBy: string | undefined;
};

/** False when the email, the mobile or the referral code is somebody's. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const rows = await tx.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
  return rows.length > 0;
}

export async function markVerified(tx: Tx, userId: string, now: Date): Promise<SessionUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ verifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)))
    .returning(sessionUser);
  return row;
}

/** With `before` only if the password is still the one that was checked. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string, before?: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.deletedAt), before ? eq(users.passwordHash, before) : undefined))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Sign-ups that nobody finished. */
export async function deleteStaleSignUps(db: Db, before: Date): Promise<void> {
  await db.delete(users).where(and(isNull(users.verifiedAt), lt(users.createdAt, before)));
}

/**
 * The account that the settings name, made or brought in line with them. A shopper may have signed up with this number,
 * which nobody verifies: their email must not be a way into the console, nor a session of theirs. Gives the id of one
 * whose sessions must end.
 */
export async function upsertAdmin(
  tx: Tx,
  admin: { mobile: string; passwordHash: string },
): Promise<string | undefined> {
  const [before] = await tx
    .select({ id: users.id, role: users.role, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.mobile, admin.mobile))
    .for('update');
  const email = `admin-${admin.mobile}@subah.invalid`;
  await tx
    .insert(users)
    .values({ ...admin, role: 'admin', name: 'Admin', email, verifiedAt: sql`now()` })
    .onConflictDoUpdate({
      target: users.mobile,
      set: {
        role: 'admin',
        passwordHash: admin.passwordHash,
        email: before?.role === 'admin' ? sql`${users.email}` : email,
        isDemo: false,
        verifiedAt: sql`coalesce(${users.verifiedAt}, now())`,
      },
    });
  return before && (before.role !== 'admin' || before.isDemo) ? before.id : undefined;
}
