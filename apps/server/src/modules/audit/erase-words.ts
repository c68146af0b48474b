import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';

/** Keys of entries with free text by people. */
const WORDS = ['reason', 'note', 'answer'];
const ERASED = 'erased with the account';

/** `ids` selects the records as text. `keys` are those of the entries that are erased. */
type ErasedEntries = { subject: string; ids: SQL; keys?: string[] };

/** Erases what people wrote in the entries of these records. Who changed what, and when, stays. */
export async function eraseWords(tx: Tx, { subject, ids, keys = WORDS }: ErasedEntries): Promise<void> {
  const words = sql.param(keys);
  const erase = (column: SQL) => sql`${column} || coalesce((select jsonb_object_agg(key, ${ERASED}::text)
    from jsonb_each_text(${column}) where key = any(${words}::text[]) and value <> ''), '{}')`;
  await tx.execute(sql`update audit_log set before = ${erase(sql`before`)}, after = ${erase(sql`after`)}
    where subject = ${subject} and subject_id in (${ids}) and (before ?| ${words}::text[] or after ?| ${words}::text[])`);
}
