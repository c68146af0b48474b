import { lt } from 'drizzle-orm';
import type { JobHelpers } from 'graphile-worker';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';
import { outbox } from './mail.tables.ts';
import { messageId, type QueuedMail, SEND_MAIL } from './mail.ts';
import { openMailTransport } from './mail-transport.ts';

type MailDeps = { db: Db; clock: () => Date; settings: Pick<Settings, 'mail'> };

const OUTBOX_DAYS = 7;

/** Sends queued mails. The job queue retries a mail that fails, with growing delays. */
export function mailJobs({ db, clock, settings: { mail } }: MailDeps): Jobs {
  const deliver = openMailTransport(db, mail);
  return {
    tasks: {
      [SEND_MAIL]: async (payload, { job }) => {
        const { until, ...queued } = payload as QueuedMail;
        if (until && new Date(until) <= clock()) return;
        const [failure] = await deliver([{ ...queued, messageId: messageIdOf(job, mail.from) }]);
        if (failure) throw failure.reason;
      },
      'delete-old-outbox-mails': async () => {
        const old = new Date(clock().getTime() - OUTBOX_DAYS * 24 * 60 * 60 * 1000);
        await db.delete(outbox).where(lt(outbox.createdAt, old));
      },
    },
    crontab: '41 21 * * * delete-old-outbox-mails',
  };
}

/** The same for every attempt, so that receivers recognise a repeated mail. */
const messageIdOf = ({ id, created_at }: JobHelpers['job'], from: string): string =>
  messageId(`${id}.${created_at.getTime()}`, from);
