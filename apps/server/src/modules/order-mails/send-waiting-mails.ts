import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { orderMails } from './order-mails.tables.ts';
import { SEND_ORDER_MAILS } from './queue-order-mail.ts';

/** When a mail was last claimed; the sending job sets the next attempt this far ahead. */
const claimedAt = sql`next_attempt_at - least(interval '5 minutes' * 2 ^ (attempts - 1), interval '6 hours')`;

/**
 * Without waiting for the next attempt, for example after the mail server is back, and with all attempts again, also to
 * addresses that were refused. A mail that another server may be sending now is left alone.
 */
export async function sendWaitingMails(tx: Tx): Promise<void> {
  await tx
    .update(orderMails)
    .set({ nextAttemptAt: sql`now()`, attempts: 1, refusedAt: null })
    .where(
      and(isNull(orderMails.sentAt), gt(orderMails.attempts, 0), sql`${claimedAt} < now() - interval '2 minutes'`),
    );
  await addJob(tx, SEND_ORDER_MAILS, {});
}
