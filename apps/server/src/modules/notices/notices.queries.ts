import { and, desc, eq, inArray, like, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/like-pattern.ts';
import { noticeChoices, notices, pushSubscriptions, type StoredContent } from './notices.tables.ts';

export type Choices = { mail: boolean; push: boolean; whatsappMobile: string | null };

const DEFAULT_CHOICES: Choices = { mail: true, push: true, whatsappMobile: null };

/** By id; with the defaults for customers who chose nothing. */
export async function findChoices(db: Db | Tx, userIds: readonly string[]): Promise<Map<string, Choices>> {
  const rows = await db
    .select({
      userId: noticeChoices.userId,
      mail: noticeChoices.mail,
      push: noticeChoices.push,
      whatsappMobile: noticeChoices.whatsappMobile,
    })
    .from(noticeChoices)
    .where(inArray(noticeChoices.userId, [...userIds]));
  const chosen = new Map(rows.map(({ userId, ...choices }) => [userId, choices]));
  return new Map(userIds.map((id) => [id, chosen.get(id) ?? DEFAULT_CHOICES]));
}

export async function saveChoices(tx: Tx, userId: string, choices: Choices): Promise<void> {
  await tx
    .insert(noticeChoices)
    .values({ userId, ...choices })
    .onConflictDoUpdate({ target: noticeChoices.userId, set: { ...choices, updatedAt: sql`now()` } });
}

export const findDevices = (db: Db | Tx, userIds: readonly string[]) =>
  db
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      isForWork: pushSubscriptions.isForWork,
    })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]));

type NoticeRow = typeof notices.$inferInsert;
export type NoticeRef = Pick<NoticeRow, 'userId' | 'key' | 'channel'> & { device: string };

/** False when there is one with the same key. */
export async function insertNotice(tx: Tx, row: NoticeRow): Promise<boolean> {
  const rows = await tx.insert(notices).values(row).onConflictDoNothing().returning({ key: notices.key });
  return rows.length > 0;
}

/** When notices were queued, by their keys. A key belongs to one person. */
export async function findNoticeTimes(
  db: Db | Tx,
  userIds: readonly string[],
  keys: readonly string[],
): Promise<Map<string, Date>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: notices.key, at: sql<string>`min(${notices.createdAt})` })
    .from(notices)
    // Arrays are one parameter each: a recall may have more orders than a statement has parameters.
    .where(
      sql`${notices.userId} = any(${sql.param(userIds)}::uuid[]) and ${notices.key} = any(${sql.param(keys)}::text[])`,
    )
    .groupBy(notices.key);
  return new Map(rows.map(({ key, at }) => [key, new Date(at)]));
}

const isNotice = ({ userId, key, channel, device }: NoticeRef) =>
  and(eq(notices.userId, userId), eq(notices.key, key), eq(notices.channel, channel), eq(notices.device, device));

type ClaimedNotice = { content: StoredContent | null; createdAt: Date; state: string };

/**
 * Sets a waiting notice to `sending`. If the process ends before the answer of the channel arrives, the notice stays in this state
 * and is not sent again: it may have been delivered already.
 */
export async function claimNotice(db: Db, ref: NoticeRef): Promise<ClaimedNotice | undefined> {
  const [row] = await db
    .update(notices)
    .set({ state: 'sending' })
    .where(and(isNotice(ref), eq(notices.state, 'waiting')))
    .returning({ content: notices.content, createdAt: notices.createdAt, state: notices.state });
  return row;
}

export async function releaseNotice(db: Db, ref: NoticeRef): Promise<void> {
  await db.update(notices).set({ state: 'waiting' }).where(isNotice(ref));
}

export async function finishNotice(db: Db, ref: NoticeRef, state: 'sent' | 'failed', now: Date): Promise<void> {
  await db.update(notices).set({ state, content: null, finishedAt: now }).where(isNotice(ref));
}

/** Allows notices whose key starts like this once more. */
export async function forgetNotices(tx: Tx, userId: string, keyPrefix: string): Promise<void> {
  await tx.delete(notices).where(and(eq(notices.userId, userId), like(notices.key, `${escapeLike(keyPrefix)}%`)));
}

const MAX_DEVICES = 10;

type Subscription = { userId: string; endpoint: string; p256dh: string; auth: string; isForWork: boolean | undefined };

/** A browser belongs to who registered it last. Without `isForWork` that choice of the same person stays. */
export async function saveSubscription(tx: Tx, { isForWork, ...row }: Subscription): Promise<void> {
  const { endpoint, ...changes } = row;
  const kept = sql`${pushSubscriptions.isForWork} and ${pushSubscriptions.userId} = ${row.userId}`;
  await tx
    .insert(pushSubscriptions)
    .values({ ...row, isForWork: isForWork ?? false })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...changes, isForWork: isForWork ?? kept, updatedAt: sql`now()` },
    });
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, row.userId))
    .orderBy(desc(pushSubscriptions.updatedAt), desc(pushSubscriptions.id))
    .limit(MAX_DEVICES);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, row.userId), notInArray(pushSubscriptions.id, newest)));
}

export async function deleteSubscription(db: Db | Tx, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
