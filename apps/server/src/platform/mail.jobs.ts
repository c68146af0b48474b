import { lt } from 'drizzle-orm';
import type { JobHelpers } from 'graphile-worker';
import { createTransport } from 'nodemailer';
import type { Db } from './database.ts';
import type { Jobs } from './jobs.ts';
import { outbox } from './mail.tables.ts';
import { type Mail, SEND_MAIL } from './mail.ts';
import type { Settings } from './settings.ts';

type MailDeps = { db: Db; clock: () => Date; settings: Pick<Settings, 'mail'> };
type QueuedMail = Mail & { until?: string };
type Deliver = (mail: Mail, messageId: string) => Promise<void>;

const PATIENCE_MS = 20_000;
const OUTBOX_DAYS = 7;

/** Sends what `queueMail` wrote. A failure is tried again later and later by the queue. */
export function mailJobs({ db, clock, settings: { mail } }: MailDeps): Jobs {
  const deliver = mail.smtpUrl ? bySmtp(mail.smtpUrl, mail.from) : intoOutbox(db);
  return {
    tasks: {
      [SEND_MAIL]: async (payload, helpers) => {
        const { until, ...queued } = payload as QueuedMail;
        if (until && new Date(until) <= clock()) return;
        await deliver(queued, messageIdOf(helpers.job, mail.from));
      },
      'empty-outbox': async () => {
        const old = new Date(clock().getTime() - OUTBOX_DAYS * 24 * 60 * 60 * 1000);
        await db.delete(outbox).where(lt(outbox.createdAt, old));
      },
    },
    crontab: '41 21 * * * empty-outbox',
  };
}

/** The same for every try of one job: a mail that went out twice shows as one. */
function messageIdOf(job: JobHelpers['job'], from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'subah.invalid';
  return `<${job.id}.${job.created_at.getTime()}@${host}>`;
}

function bySmtp(smtpUrl: string, from: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, messageId) => {
    try {
      await transport.sendMail({ from, ...mail, messageId, headers: { 'Auto-Submitted': 'auto-generated' } });
    } catch (error) {
      // The server's words may repeat the address or the content; its codes say enough.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new Error(`the mail server did not take the mail (${[code, responseCode].filter(Boolean).join(' ')})`);
    }
  };
}

const intoOutbox =
  (db: Db): Deliver =>
  async (mail, messageId) => {
    await db
      .insert(outbox)
      .values({ ...mail, messageId })
      .onConflictDoNothing();
  };
