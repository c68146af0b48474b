import type { CustomerNote } from '@subah/contract/accounts/customers-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { accountNotes, users } from '../accounts.tables.ts';
import type { RecordChange } from '../record-change.ts';
import { nameOfUser } from './customers.queries.ts';

export async function listCustomerNotes(db: Db | Tx, userId: string): Promise<CustomerNote[]> {
  const rows = await db
    .select({
      id: accountNotes.id,
      text: accountNotes.text,
      by: nameOfUser(accountNotes.authorId),
      createdAt: accountNotes.createdAt,
    })
    .from(accountNotes)
    .where(eq(accountNotes.userId, userId))
    .orderBy(desc(accountNotes.createdAt), desc(accountNotes.id))
    .limit(LIST_LIMITS.customerNotes);
  return rows.map(({ id, text, by, createdAt }) => ({ _id: id, text, by: by ?? '', at: createdAt.toISOString() }));
}

type NoteInput = { userId: string; authorId: string; text: string };

export async function addCustomerNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, authorId, text }: NoteInput,
  record: RecordChange,
): Promise<CustomerNote[]> {
  return inTransaction(db, async (tx) => {
    // The lock keeps the account from being deleted between this check and the note.
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.role, 'customer'), isNull(users.deletedAt)))
      .for('share');
    if (!account) throw notFound('account');
    await tx.insert(accountNotes).values({ userId, authorId, text, createdAt: clock() });
    // Without the text: it is deleted with the account, the audit log is not.
    await record(tx, { actorId: authorId, action: 'add note', subject: 'account', subjectId: userId });
    return listCustomerNotes(tx, userId);
  });
}
