import { lt } from 'drizzle-orm';
import type { JobHelpers } from 'graphile-worker';
import type { Db } from '../database/database.ts';
import { addJobs, type Jobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';
import { outbox } from './mail.tables.ts';
import { type Mail, messageId, type QueuedMail, SEND_MAIL, SEND_MAILS } from './mail.ts';
import { openMailTransport } from './mail-transport.ts';

type MailDeps = { db: Db; clock: () => Date; settings: Pick<Settings, 'mail'> };

const OUTBOX_DAYS = 7;

/** Sends what `queueMail` and `queueMails` queued; the queue retries failed mails with backoff. */
export function mailJobs({ db, clock, settings: { mail } }: MailDeps): Jobs {
  const deliver = openMailTransport(db, mail);
  return {
    tasks: {
      [SEND_MAIL]: async (payload, { job }) => {
        const { until, messageId: previousId, ...queued } = payload as QueuedMail;
        if (until && new Date(until) <= clock()) return;
        const [failure] = await deliver([{ ...queued, messageId: previousId ?? messageIdOf(job, 0, mail.from) }]);
        if (failure) throw failure.reason;
      },
      [SEND_MAILS]: async (payload, { job }) => {
        const { mails } = payload as { mails: Mail[] };
        const failures = await deliver(
          mails.map((queued, index) => ({ ...queued, messageId: messageIdOf(job, index, mail.from) })),
        );
        // Requeued one by one, so that a retry does not send the successful ones again.
        const retries: QueuedMail[] = failures.map((failure) => failure.mail);
        if (retries.length > 0) await addJobs(db, SEND_MAIL, retries);
      },
      'delete-old-outbox-mails': async () => {
        const old = new Date(clock().getTime() - OUTBOX_DAYS * 24 * 60 * 60 * 1000);
        await db.delete(outbox).where(lt(outbox.createdAt, old));
      },
    },
    crontab: '41 21 * * * delete-old-outbox-mails',
  };
}

/** The same for every attempt, so that mail clients show a mail once even if it was sent twice. */
const messageIdOf = ({ id, created_at }: JobHelpers['job'], index: number, from: string): string =>
  messageId(`${id}.${index}.${created_at.getTime()}`, from);
