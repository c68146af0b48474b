import type { Db, Tx } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { defineStatement, runPrepared } from '../database/run-prepared.ts';

/** A mail with its Message-ID. */
export type OutgoingMail = { messageId: string; to: string; subject: string; text: string; html: string };

const WRITE = defineStatement({
  name: 'outbox_write',
  text: `insert into outbox (id, message_id, "to", subject, text, html)
    select id, "messageId", "to", subject, text, html from json_to_recordset($1::json)
      as mail(id uuid, "messageId" text, "to" text, subject text, text text, html text)
    on conflict do nothing`,
});

/** Stores mails of a shop without an SMTP server. A repeated Message-ID is ignored. */
export async function writeToOutbox(db: Db | Tx, mails: OutgoingMail[]): Promise<void> {
  await runPrepared(db, WRITE, [JSON.stringify(mails.map((mail) => ({ id: newId(), ...mail })))]);
}
