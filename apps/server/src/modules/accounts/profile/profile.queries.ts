import type { BusinessDetails } from '@subah/contract/accounts/accounts';
import type { BusinessBuyer } from '@subah/rules/invoices/invoice-figures';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
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
  Pick<
    typeof users.$inferInsert,
    'name' | 'mobile' | 'mobileHash' | 'emailHash' | 'dateOfBirth' | 'gender' | 'nationality' | 'language' | 'photo'
  >
>;

export async function updateProfileRow(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** For the personal data export, without credentials. */
const business = { gstin: users.gstin, businessName: users.businessName };

export async function readAccountData(db: Db, userId: string) {
  const [row] = await db
    .select({
      ...profile,
      ...business,
      verifiedAt: users.verifiedAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
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
      gstin: null,
      businessName: null,
      photo: null,
      mobileHash: null,
      emailHash: null,
      referredBy: null,
      deletedAt: now,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
}

export async function findBusiness(db: Db, userId: string): Promise<BusinessDetails> {
  const [row] = await db.select(business).from(users).where(eq(users.id, userId));
  return { gstin: row?.gstin ?? '', businessName: row?.businessName ?? '' };
}

/** An empty GSTIN removes both. */
export async function saveBusiness(db: Db, userId: string, { gstin, businessName }: BusinessDetails): Promise<void> {
  const change = gstin ? { gstin, businessName } : { gstin: null, businessName: null };
  await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}

/** Those of the accounts that are registered businesses. */
export async function findBusinesses(db: Db | Tx, userIds: string[]): Promise<Map<string, BusinessBuyer>> {
  const rows = await db
    .select({ id: users.id, ...business })
    .from(users)
    .where(and(inArray(users.id, userIds), isNotNull(users.gstin)));
  return new Map(rows.map(({ id, gstin, businessName }) => [id, { gstin: gstin ?? '', name: businessName ?? '' }]));
}
