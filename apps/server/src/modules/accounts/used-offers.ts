import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { deriveKey } from '../../platform/seal-text.ts';
import { usedOffers, users } from './accounts.tables.ts';

/** `first-delivery`, or the kind of an offer and its id. */
export type UsedOffer = { offer: 'first-delivery' | `coupon:${string}` | `plan:${string}`; uses: number };

/** What an account has used of the offers of one module that have a limit per customer. */
export type ListUsedOffers = (tx: Tx, userId: string) => Promise<UsedOffer[]>;

/** Without the key, the hash of a mobile number could be reversed by trying all numbers. */
export function contactHashes(
  { authSecret }: { authSecret: string },
  { mobile, email }: { mobile: string; email: string },
): { mobileHash: string; emailHash: string } {
  const key = deriveKey(authSecret, 'offers used by deleted accounts');
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return { mobileHash: hash(`mobile ${mobile}`), emailHash: hash(`email ${email}`) };
}

type FormerAccount = { mobileHash: string; emailHash: string; offers: UsedOffer[]; now: Date };

/** Kept without the id of the deleted account, so that its orders are not linked to the next account. */
export async function rememberOffers(tx: Tx, { offers, now, ...hashes }: FormerAccount): Promise<void> {
  if (offers.length === 0) return;
  await tx.insert(usedOffers).values(offers.map((used) => ({ ...used, ...hashes, createdAt: now })));
}

/** How often deleted accounts with the mobile or the email of this account used an offer, for use inside a statement. */
export const usesBefore = (userId: string, offer: SQL | UsedOffer['offer']): SQL<number> =>
  sql<number>`(select coalesce(sum(used_offers.uses), 0)::int from ${users} as same_person
    join ${usedOffers} on used_offers.mobile_hash = same_person.mobile_hash or used_offers.email_hash = same_person.email_hash
    where same_person.id = ${userId} and used_offers.offer = ${offer})`;

export async function countUsesBefore(db: Db | Tx, userId: string, offer: UsedOffer['offer']): Promise<number> {
  const { rows } = await db.execute<{ uses: number }>(sql`select ${usesBefore(userId, offer)} as uses`);
  return rows[0]?.uses ?? 0;
}
