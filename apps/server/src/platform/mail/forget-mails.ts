import { or, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { outbox } from './mail.tables.ts';

/** Deletes stored mails and waiting jobs to or about this address; a mail that is just being sent is left alone. */
export async function forgetMails(tx: Tx, email: string): Promise<void> {
  // The whole address only, not the end of a longer one.
  const pattern = `(^|[^a-z0-9._%+-])${email.toLowerCase().replace(/[^a-z0-9@]/g, '\\$&')}($|[^a-z0-9-])`;
  const names = (text: ReturnType<typeof sql>) => sql`lower(${text}) ~ ${pattern}`;
  await tx.delete(outbox).where(or(names(sql`${outbox.to}`), names(sql`${outbox.text}`)));
  const payload = sql`concat_ws(' ', payload ->> 'to', payload ->> 'email', payload ->> 'text')`;
  await tx.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs where locked_at is null and ${names(payload)}))`);
}
