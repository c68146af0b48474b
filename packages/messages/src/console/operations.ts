import { type StaffMessages, withValues } from './message.ts';

export const operations = {
  shop: { en: 'The shop' },
  version: { en: 'Version' },
  versions: withValues<{ shop: string; node: string; postgresql: string }>({
    en: ({ shop, node, postgresql }) => `${shop}, Node ${node}, PostgreSQL ${postgresql}`,
  }),
  started: { en: 'This server started' },
  newestMigration: { en: 'Newest migration' },
  backup: { en: 'Backup' },
  noBackupPlanned: { en: 'none is scheduled: set BACKUP_TARGET' },
  noBackupYet: { en: 'there is none yet' },
  underAnHourAgo: { en: 'less than an hour ago' },
  hoursAgo: withValues<{ hours: number }>({ en: ({ hours }) => (hours === 1 ? '1 hour ago' : `${hours} hours ago`) }),
  daysAgo: withValues<{ days: number }>({ en: ({ days }) => `${days} days ago` }),
  database: { en: 'Database' },
  megabytes: withValues<{ size: number }>({ en: ({ size }) => `${size} MB` }),
  gigabytes: withValues<{ size: string }>({ en: ({ size }) => `${size} GB` }),
  freeDisk: { en: 'Free disk' },
  nothingStored: { en: 'nothing is stored on this server' },
  payments: { en: 'Payments to look at' },
  noPayments: { en: 'none' },
  jobsWaiting: { en: 'Jobs waiting' },

  failedJobs: { en: 'Failed jobs' },
  noFailedJobs: { en: 'No job has failed.' },
  /** `next` is empty when the job is given up. */
  attempts: withValues<{ count: number; next: string }>({
    en: ({ count, next }) =>
      `${count === 1 ? '1 attempt' : `${count} attempts`}, ${next ? `next ${next}` : 'not tried again'}`,
  }),
  outdated: { en: 'Outdated, not sent again' },
  runAgain: { en: 'Run again' },
  runAgainToast: { en: 'Job started again' },

  mails: { en: 'Mails about orders' },
  allMailsSent: { en: 'All mails are sent.' },
  mailsWaiting: withValues<{ count: number; failed: number }>({
    en: ({ count, failed }) => `${count} waiting, ${failed} of them after a failure.`,
  }),
  mailTried: withValues<{ event: string; time: string; count: number }>({
    en: ({ event, time, count }) => `${event}, ${time}, tried ${count === 1 ? 'once' : `${count} times`}`,
  }),
  sendNow: { en: 'Send now' },
  mailsSentToast: { en: 'Mails are sent again' },
} satisfies StaffMessages;
