import { ORDER_MAIL_EVENTS } from '@subah/rules/orders/order-mail-event';
import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';

const StuckJob = z.strictObject({
  _id: z.string(),
  task: z.string(),
  attempts: z.number().int(),
  /** It is not tried again by itself. */
  failed: z.boolean(),
  /** A mail that a newer one replaced, or whose time is over; it cannot be sent again. */
  isOutdated: z.boolean(),
  /** A mail that the mail server refused because of its address; it is sent again on demand only. */
  isAddressRefused: z.boolean(),
  error: z.string(),
  nextAttemptAt: z.iso.datetime(),
});
export type StuckJob = z.infer<typeof StuckJob>;

const WaitingMail = z.strictObject({
  orderId: Id,
  event: z.enum(ORDER_MAIL_EVENTS),
  /** The mail server refused the customer's address; the mail is sent again on demand only. */
  isAddressRefused: z.boolean(),
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
});

export const Operations = z.strictObject({
  version: z.string(),
  node: z.string(),
  postgresql: z.string(),
  /** Of the server that answered. */
  startedAt: z.iso.datetime(),
  lastMigration: z.string(),
  databaseBytes: z.number(),
  /** Null when nothing is stored on this machine. */
  freeBytes: z.number().nullable(),
  backup: z.strictObject({ scheduled: z.boolean(), lastAt: z.iso.datetime().nullable() }),
  /** Without one, mails are stored and not sent. */
  hasMailServer: z.boolean(),
  jobsWaiting: z.number().int(),
  paymentsUnmatched: z.number().int(),
  refundsFailed: z.number().int(),
  mailsWaiting: z.number().int(),
  /** Jobs that failed at least once, those that failed for good first; at most 50. */
  jobs: z.array(StuckJob),
  /** Mails about orders that could not be sent so far, the oldest first; at most 50. */
  mails: z.array(WaitingMail),
});
export type Operations = z.infer<typeof Operations>;

export const operationsEndpoints = {
  'GET admin/operations': endpoint({
    audience: 'see operations',
    summary: 'Versions, failed jobs, unsent mails, backups and disk',
    response: data(Operations),
  }),
  'POST admin/operations/jobs/retry': endpoint({
    audience: 'see operations',
    summary: 'Run a failed job again',
    body: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    response: data(Operations),
  }),
  'POST admin/operations/mails/retry': endpoint({
    audience: 'see operations',
    summary: 'Send all waiting mails about orders now',
    response: data(Operations),
  }),
};
