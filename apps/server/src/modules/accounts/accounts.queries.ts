import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Language } from '@subah/messages/language';
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type CodePurpose, staffInvitations, twoStepSecrets, users } from './accounts.tables.ts';

export const sessionUser = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  mobile: users.mobile,
};

const isActive = and(isNotNull(users.verifiedAt), isNull(users.deletedAt));
const isInvited = sql`exists (select 1 from ${staffInvitations} where ${staffInvitations.userId} = ${users.id})`;
/** A sign-up without its OTP. Invited staff prove their email with the link instead. */
const isUnverified = and(isNull(users.verifiedAt), not(isInvited));

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

/** Staff sign in with their password, so that a mailbox alone never opens the console. */
const maySignInByCode = and(
  isActive,
  eq(users.role, 'customer'),
  sql`not exists (select 1 from ${twoStepSecrets} where ${twoStepSecrets.userId} = ${users.id})`,
);
const OWNER_OF_CODE: Record<CodePurpose, SQL | undefined> = {
  'verify-email': isUnverified,
  'reset-password': isActive,
  'sign-in': maySignInByCode,
};

/** The account that may have a code for this purpose. */
export async function findByEmail(db: Db | Tx, email: string, purpose: CodePurpose) {
  const [row] = await db
    .select({ ...sessionUser, isDemo: users.isDemo, verifiedAt: users.verifiedAt, language: users.language })
    .from(users)
    .where(and(eq(users.email, email), OWNER_OF_CODE[purpose]));
  return row;
}

/** Of mails to this account. */
export async function findLanguage(db: Db | Tx, userId: string): Promise<Language> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? 'en';
}

/** Accounts with this email or mobile, without unverified sign-ups. */
export async function findRegistered(db: Db | Tx, { email, mobile }: { email: string; mobile: string }) {
  return db
    .select({ email: users.email, mobile: users.mobile })
    .from(users)
    .where(and(or(eq(users.email, email), eq(users.mobile, mobile)), or(isNotNull(users.verifiedAt), isInvited)));
}

/** An unverified account does not reserve its email or mobile. */
export async function deleteUnverified(tx: Tx, { email, mobile }: { email?: string; mobile: string }): Promise<void> {
  await tx
    .delete(users)
    .where(and(isUnverified, or(email ? eq(users.email, email) : undefined, eq(users.mobile, mobile))));
}

type NewAccount = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  passwordHash: string;
  language: Language;
  referralCode: string;
  referredBy: string | undefined;
  mobileHash: string;
  emailHash: string;
};

/** False when the email, the mobile or the referral code is already taken. */
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

/** With `oldHash` only if it is still the current one. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string, oldHash?: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.deletedAt), oldHash ? eq(users.passwordHash, oldHash) : undefined))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * A customer may have signed up with the admin's number, because mobiles are not verified. Such an account loses its email
 * and its sessions, so that it is no way into the console: returns the id of the account whose sessions must end.
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
        deactivatedRole: null,
        passwordHash: admin.passwordHash,
        email: before?.role === 'admin' ? sql`${users.email}` : email,
        isDemo: false,
        verifiedAt: sql`coalesce(${users.verifiedAt}, now())`,
      },
    });
  if (before) await tx.delete(staffInvitations).where(eq(staffInvitations.userId, before.id));
  return before && (before.role !== 'admin' || before.isDemo) ? before.id : undefined;
}
