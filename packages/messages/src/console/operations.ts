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
  /** Of a mail that is not about an order: a code, an invitation, a reminder. */
  mailRefused: {
    en: 'An email that was refused was probably mistyped. A new customer signs up again with another email; staff are invited again.',
    hi: 'जो ईमेल नहीं लिया गया, वह शायद ग़लत लिखा था। नए ग्राहक दूसरे ईमेल से फिर खाता बनाएँ; स्टाफ़ को फिर न्योता भेजें।',
  },
  runAgain: { en: 'Run again' },
  runAgainToast: { en: 'Job started again' },

  mails: { en: 'Mails about orders' },
  noMailServer: { en: 'No mail is sent: set SMTP_URL and MAIL_FROM, then restart.' },
  allMailsSent: { en: 'All mails are sent.' },
  mailsWaiting: withValues<{ count: number; failed: number }>({
    en: ({ count, failed }) => `${count} waiting, ${failed} of them after a failure.`,
  }),
  mailTried: withValues<{ event: string; time: string; count: number }>({
    en: ({ event, time, count }) => `${event}, ${time}, tried ${count === 1 ? 'once' : `${count} times`}`,
  }),
  prescriptionAccepted: { en: 'Prescription accepted' },
  prescriptionRejected: { en: 'Prescription not accepted' },
  emailRefused: { en: 'Email refused', hi: 'ईमेल नहीं लिया गया' },
  /** Names two texts of the page about the family. */
  addressRefused: {
    en: 'Where the email was refused, the customer gets no mails. Call them about the order and ask for another email: they add it in their account under “My family” and tick “Also mail them about orders to their address”.',
    hi: 'जिनका ईमेल नहीं लिया गया, उन ग्राहकों तक मेल नहीं पहुँचते। उन्हें फ़ोन पर ऑर्डर के बारे में बताएँ और दूसरा ईमेल माँगें: ग्राहक उसे अपने खाते के “मेरा परिवार” में जोड़ें और “उनके पते के ऑर्डर के मेल उन्हें भी भेजें” चुनें।',
  },
  sendNow: { en: 'Send now' },
  mailsSentToast: { en: 'Mails are sent again' },
} satisfies StaffMessages;
