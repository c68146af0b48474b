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

/** Sends what `queueMail` and `queueMails` wrote. A mail that fails is tried again later and later by the queue. */
export function mailJobs({ db, clock, settings: { mail } }: MailDeps): Jobs {
  const deliver = openMailTransport(db, mail);
  return {
    tasks: {
      [SEND_MAIL]: async (payload, { job }) => {
        const { until, messageId: before, ...queued } = payload as QueuedMail;
        if (until && new Date(until) <= clock()) return;
        const [failure] = await deliver([{ ...queued, messageId: before ?? messageIdOf(job, 0, mail.from) }]);
        if (failure) throw failure.reason;
      },
      [SEND_MAILS]: async (payload, { job }) => {
        const { mails } = payload as { mails: Mail[] };
        const failures = await deliver(
          mails.map((queued, at) => ({ ...queued, messageId: messageIdOf(job, at, mail.from) })),
        );
        // Each by itself from now on: the others must not go out again because of it.
        const again: QueuedMail[] = failures.map(({ letter }) => letter);
        if (again.length > 0) await addJobs(db, SEND_MAIL, again);
      },
      'empty-outbox': async () => {
        const old = new Date(clock().getTime() - OUTBOX_DAYS * 24 * 60 * 60 * 1000);
        await db.delete(outbox).where(lt(outbox.createdAt, old));
      },
    },
    crontab: '41 21 * * * empty-outbox',
  };
}

/** The same for every try of one mail: one that went out twice shows as one. */
const messageIdOf = ({ id, created_at }: JobHelpers['job'], at: number, from: string): string =>
  messageId(`${id}.${at}.${created_at.getTime()}`, from);
