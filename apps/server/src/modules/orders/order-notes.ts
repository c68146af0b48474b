import type { OrderNote } from '@subah/contract/orders/change-order';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findCustomers } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { findOrder } from './lists/read-orders.ts';
import { orderNotes } from './order-notes.tables.ts';

export async function listNotes(db: Db, orderId: string): Promise<OrderNote[]> {
  const rows = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id));
  const people = await findCustomers(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, text, authorId, createdAt }) => ({
    _id: id,
    text,
    by: people.get(authorId)?.name ?? '',
    at: createdAt.toISOString(),
  }));
}

type NoteInput = { orderId: string; authorId: string; text: string };

export async function addNote({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: NoteInput): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (!(await findOrder(tx, input.orderId, { now }))) throw notFound('order');
    await tx.insert(orderNotes).values({ ...input, createdAt: now });
    const { orderId, authorId } = input;
    // Without the text: it is deleted with the account of the customer, the audit log is not.
    await recordChange(tx, { actorId: authorId, action: 'add note', subject: 'order', subjectId: orderId });
  });
}
