import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { users } from '../accounts.tables.ts';

const profile = {
  id: users.id,
  role: users.role,
  name: users.name,
  mobile: users.mobile,
  email: users.email,
  referralCode: users.referralCode,
  dateOfBirth: users.dateOfBirth,
  gender: users.gender,
  nationality: users.nationality,
  language: users.language,
  photo: users.photo,
};

export async function findProfile(db: Db | Tx, userId: string) {
  const [row] = await db.select(profile).from(users).where(eq(users.id, userId));
  return row;
}

/** Locks the row and returns the storage key of the photo. */
export async function lockPhoto(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.select({ photo: users.photo }).from(users).where(eq(users.id, userId)).for('no key update');
  return row?.photo ?? null;
}

/** Locks the row for a change of the profile. */
export async function lockProfile(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      language: users.language,
      photo: users.photo,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return row;
}

export type ProfileChange = Partial<
  Pick<typeof users.$inferInsert, 'name' | 'mobile' | 'dateOfBirth' | 'gender' | 'nationality' | 'language' | 'photo'>
>;

export async function updateProfileRow(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** For the personal data export, without credentials. */
export async function readAccountData(db: Db, userId: string) {
  const [row] = await db
    .select({ ...profile, verifiedAt: users.verifiedAt, createdAt: users.createdAt, updatedAt: users.updatedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The row stays, because orders and the audit log refer to it. `!` matches no password. */
export async function anonymise(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      role: 'customer',
      deactivatedRole: null,
      lastSignInAt: null,
      name: 'Deleted customer',
      email: `deleted-${userId}@subah.invalid`,
      mobile: `deleted-${userId}`,
      passwordHash: '!',
      isDemo: false,
      dateOfBirth: null,
      gender: null,
      nationality: null,
      photo: null,
      referredBy: null,
      deletedAt: now,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
}
