import type { JobHelpers } from 'graphile-worker';
import type { Db } from '../database/database.ts';
import { endAttempts } from '../jobs/failed-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';
import { messageId, type QueuedMail, SEND_MAIL } from './mail.ts';
import { openMailTransport } from './mail-transport.ts';

type MailDeps = {
  db: Db;
  clock: () => Date;
  settings: Pick<Settings, 'mail'>;
  readShopName: () => Promise<string>;
};

/** Sends queued mails. The job queue retries a mail that fails, with growing delays, unless its address is refused. */
export function mailJobs({ db, clock, settings: { mail }, readShopName }: MailDeps): Jobs {
  const deliver = openMailTransport(db, mail, readShopName);
  return {
    tasks: {
      [SEND_MAIL]: async (payload, { job }) => {
        const { until, mailKey: _jobKey, ...queued } = payload as QueuedMail;
        if (until && new Date(until) <= clock()) return;
        const [failure] = await deliver([{ ...queued, messageId: messageIdOf(job, mail.from) }]);
        if (failure?.isAddressRefused) await endAttempts(db, job.id, failure.reason);
        if (failure) throw failure.reason;
      },
    },
  };
}

/** The same for every attempt, so that receivers recognise a repeated mail. A mail that replaced another has its own revision. */
const messageIdOf = ({ id, revision, created_at }: JobHelpers['job'], from: string): string =>
  messageId(`${id}.${revision}.${created_at.getTime()}`, from);
