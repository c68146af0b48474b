import { lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { takeNews } from './handle-webhook.ts';
import { paymentEvents } from './payments.tables.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sandboxSignatures } from './sandbox-gateway.ts';
import { sendRefund } from './send-refund.ts';

const NEWS_DAYS = 90;

type PaymentsDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'gateway' | 'completions'>;

export const paymentsJobs = (deps: PaymentsDeps): Jobs => ({
  tasks: {
    'reconcile-payments': () => reconcilePayments(deps),
    'send-refund': (payload, { job }) =>
      sendRefund(deps, (payload as { refundId: string }).refundId, job.attempts >= job.max_attempts),
    'forget-old-news': async () => {
      // The provider repeats its news for a day; nobody asks for older ones.
      const old = new Date(deps.clock().getTime() - NEWS_DAYS * 24 * 60 * 60 * 1000);
      await deps.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, old));
    },
    /** The sandbox tells its news like the provider would: later, signed, and again when it was not taken. */
    'sandbox-news': async (payload) => {
      const { rawBody, eventId } = payload as { rawBody: string; eventId: string };
      const signature = sandboxSignatures(deps.settings).signNews(rawBody);
      await takeNews(deps, { rawBody, signature, eventId });
    },
  },
  crontab: '* * * * * reconcile-payments\n17 21 * * * forget-old-news',
});
