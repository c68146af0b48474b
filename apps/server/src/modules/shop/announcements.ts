import { LIST_LIMITS } from '@subah/contract/list-limits';
import type { WithReadAs } from '@subah/contract/read-as';
import type { Announcement, AnnouncementForm } from '@subah/contract/shop/announcements';
import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { announcements } from './shop.tables.ts';

type Row = typeof announcements.$inferSelect;

const toWire = ({ id, startsOn, endsOn, text, hindiText, link }: Row): Announcement => ({
  _id: id,
  text,
  hindiText,
  link,
  from: startsOn,
  until: endsOn ?? '',
});

const toColumns = ({ text, hindiText, link, from, until }: AnnouncementForm) => ({
  text,
  hindiText,
  link,
  startsOn: from,
  endsOn: until || null,
});

export async function listAnnouncements(db: Db): Promise<Announcement[]> {
  const rows = await db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.startsOn), desc(announcements.id))
    .limit(LIST_LIMITS.announcements);
  return rows.map(toWire);
}

type Actor = Pick<Deps, 'db'> & { actorId: string };

export async function createAnnouncement({ db, actorId }: Actor, form: AnnouncementForm): Promise<Announcement> {
  return inTransaction(db, async (tx) => {
    const id = newId();
    await tx.insert(announcements).values({ id, ...toColumns(form) });
    await recordChange(tx, { actorId, action: 'create', subject: 'announcement', subjectId: id, after: form });
    await publishChange(tx, 'shop');
    return { _id: id, ...form };
  });
}

export async function changeAnnouncement(
  { db, actorId }: Actor,
  id: string,
  { readAs, ...form }: AnnouncementForm & WithReadAs,
): Promise<Announcement> {
  return inTransaction(db, async (tx) => {
    const { _id, ...before } = await lockOrThrow(tx, id);
    rejectStaleChange(before, readAs);
    await tx.update(announcements).set(toColumns(form)).where(eq(announcements.id, id));
    await recordChange(tx, { actorId, action: 'update', subject: 'announcement', subjectId: id, before, after: form });
    await publishChange(tx, 'shop');
    return { _id: id, ...form };
  });
}

export async function deleteAnnouncement({ db, actorId }: Actor, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { _id, ...before } = await lockOrThrow(tx, id);
    await tx.delete(announcements).where(eq(announcements.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'announcement', subjectId: id, before });
    await publishChange(tx, 'shop');
  });
}

async function lockOrThrow(tx: Tx, id: string): Promise<Announcement> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  if (!row) throw notFound('announcement');
  return toWire(row);
}
