import type { Language } from '@subah/messages/language';
import type { Role } from '@subah/rules/accounts/roles';
import { and, eq, ilike, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { containing, escapeLike } from '../../../platform/database/like-pattern.ts';
import { users } from '../accounts.tables.ts';

export type Customer = {
  id: string;
  role: Role;
  name: string;
  email: string;
  mobile: string;
  nationality: string | null;
  isDeleted: boolean;
};

/** By id, deleted accounts included: their rows stay, without the personal data. Email and mobile are then empty. */
export async function findCustomers(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Customer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      nationality: users.nationality,
      isDeleted: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  // The columns of a deleted account hold placeholders, which are unique.
  return new Map(rows.map((row) => [row.id, row.isDeleted ? { ...row, email: '', mobile: '' } : row]));
}

export const findCustomer = async (db: Db | Tx, id: string): Promise<Customer | undefined> =>
  (await findCustomers(db, [id])).get(id);

export type MailRecipient = { to: string; name: string; mobile: string; language: Language };

/** For mails to this customer; undefined when the account is deleted. */
export async function findMailRecipient(db: Db | Tx, userId: string): Promise<MailRecipient | undefined> {
  const [row] = await db
    .select({ to: users.email, name: users.name, mobile: users.mobile, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

/** By id, for mails to many customers. */
export async function findLanguages(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Language>> {
  const rows = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** Condition on a column that refers to accounts: the account is not deleted. */
export const isAccountOpen = (userId: PgColumn): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.deletedAt} is null)`;

/** The name of an account, for use inside another statement. */
export const nameOfUser = (userId: SQL | PgColumn): SQL<string | null> =>
  sql`(select ${users.name} from ${users} where ${users.id} = ${userId})`;

/** Part of the name, or the mobile number, or its end. Any of them is enough. */
export type CustomerSearch = { name: string; mobile?: string | undefined; mobileEnding?: string | undefined };

const MAX_IDS = 200;

/**
 * A condition on a table whose `owner` column refers to accounts. The planner cannot estimate how many accounts match a
 * part of a name: the ids of few are listed, so that an index on `owner` is used; with many matches the newest rows are
 * checked one by one.
 */
export async function ownerMatches(db: Db, owner: PgColumn, search: CustomerSearch): Promise<SQL> {
  const matches = matchesSearch(search);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(matches)
    .limit(MAX_IDS + 1);
  if (found.length > MAX_IDS) return sql`(select ${matches} from ${users} where ${users.id} = ${owner})`;
  return found.length > 0
    ? inArray(
        owner,
        found.map(({ id }) => id),
      )
    : sql`false`;
}

const matchesSearch = ({ name, mobile, mobileEnding }: CustomerSearch): SQL | undefined =>
  or(
    nameContains(name),
    mobile ? eq(users.mobile, mobile) : undefined,
    mobileEnding ? like(users.mobile, `%${escapeLike(mobileEnding)}`) : undefined,
  );

export const nameContains = (name: string): SQL => ilike(users.name, containing(name));

/** The open account with this referral code. */
export async function findByReferralCode(db: Db | Tx, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, code), isNotNull(users.verifiedAt), isNull(users.deletedAt)));
  return row?.id;
}

export async function findReferrer(db: Db | Tx, userId: string): Promise<string | null> {
  const [row] = await selectReferrer(db, userId);
  return row?.referredBy ?? null;
}

/** Like `findReferrer`, and it cannot change until the transaction ends. */
export async function lockReferrer(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await selectReferrer(tx, userId).for('share');
  return row?.referredBy ?? null;
}

const selectReferrer = (db: Db | Tx, userId: string) =>
  db.select({ referredBy: users.referredBy }).from(users).where(eq(users.id, userId));

export async function setReferrer(tx: Tx, userId: string, referrerId: string): Promise<void> {
  await tx.update(users).set({ referredBy: referrerId }).where(eq(users.id, userId));
}
