import type { ReceivedMessage } from '@subah/contract/contact/contact';
import type { Page } from '@subah/contract/endpoint';
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { contactMessages } from './contact.tables.ts';

const columns = {
  id: contactMessages.id,
  email: contactMessages.email,
  phone: contactMessages.phone,
  message: contactMessages.message,
  doneAt: contactMessages.doneAt,
  createdAt: contactMessages.createdAt,
};

type Row = { id: string; email: string; phone: string; message: string; doneAt: Date | null; createdAt: Date };

const toMessage = ({ id, doneAt, createdAt, ...rest }: Row): ReceivedMessage => ({
  _id: id,
  ...rest,
  isDone: doneAt !== null,
  createdAt: createdAt.toISOString(),
});

export async function listMessages(db: Db, { limit, cursor, isDone }: Page & { isDone?: boolean | undefined }) {
  const after = readCursor(cursor);
  const state = isDone === undefined ? undefined : (isDone ? isNotNull : isNull)(contactMessages.doneAt);
  const rows = await db
    .select(columns)
    .from(contactMessages)
    .where(and(state, after && lt(contactMessages.id, after.id)))
    .orderBy(desc(contactMessages.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: '', id: row.id }));
  return { data: next.rows.map(toMessage), nextCursor: next.nextCursor };
}

export async function markMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, isDone, actorId }: { id: string; isDone: boolean; actorId: string },
): Promise<ReceivedMessage> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(contactMessages)
      .set({ doneAt: isDone ? clock() : null })
      .where(eq(contactMessages.id, id))
      .returning(columns);
    if (!row) throw notFound('message');
    await recordChange(tx, { actorId, action: isDone ? 'done' : 'reopen', subject: 'message', subjectId: id });
    await publishEvent(tx, 'messages');
    return toMessage(row);
  });
}
