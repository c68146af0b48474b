import type { Db, Tx } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { defineStatement, runPrepared } from '../database/run-prepared.ts';

/** A mail with its name in the world. */
export type Letter = { messageId: string; to: string; subject: string; text: string; html: string };

const WRITE = defineStatement({
  name: 'outbox_keep',
  text: `insert into outbox (id, message_id, "to", subject, text, html)
    select id, "messageId", "to", subject, text, html from json_to_recordset($1::json)
      as letter(id uuid, "messageId" text, "to" text, subject text, text text, html text)
    on conflict do nothing`,
});

/** Where the mails of a shop without a mail server end. One that is kept already stays as it is. */
export async function writeToOutbox(db: Db | Tx, letters: Letter[]): Promise<void> {
  await runPrepared(db, WRITE, [JSON.stringify(letters.map((letter) => ({ id: newId(), ...letter })))]);
}
