import { lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { handleWebhook } from './handle-webhook.ts';
import { paymentEvents } from './payments.tables.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { sandboxSignatures } from './sandbox-gateway.ts';
import { sendRefund } from './send-refund.ts';

const EVENT_RETENTION_DAYS = 90;

type PaymentsDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'gateway' | 'completions'>;

export const paymentsJobs = (deps: PaymentsDeps): Jobs => ({
  tasks: {
    'reconcile-payments': () => reconcilePayments(deps),
    'reconcile-refunds': () => reconcileRefunds(deps),
    'send-refund': (payload, { job }) =>
      sendRefund(deps, (payload as { refundId: string }).refundId, job.attempts >= job.max_attempts),
    'delete-old-payment-events': async () => {
      // The provider repeats an event for a day at most.
      const deadline = new Date(deps.clock().getTime() - EVENT_RETENTION_DAYS * 24 * 60 * 60 * 1000);
      await deps.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, deadline));
    },
    /** The sandbox's webhook: delayed, signed and retried, as the provider's is. */
    'sandbox-webhook': async (payload) => {
      const { rawBody, eventId } = payload as { rawBody: string; eventId: string };
      const signature = sandboxSignatures(deps.settings).signWebhook(rawBody);
      await handleWebhook(deps, { rawBody, signature, eventId });
    },
  },
  crontab: '* * * * * reconcile-payments\n23 * * * * reconcile-refunds\n17 21 * * * delete-old-payment-events',
});
