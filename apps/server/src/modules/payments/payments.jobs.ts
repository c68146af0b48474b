import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { handleWebhook } from './handle-webhook.ts';
import { reconcileCaptures } from './reconcile-captures.ts';
import { reconcileDisputes } from './reconcile-disputes.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { reversePurchase } from './reverse-purchase.ts';
import { sandboxSignatures } from './sandbox-gateway.ts';
import { sendRefund } from './send-refund.ts';

type PaymentsDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'gateway' | 'completions' | 'reversals'>;

export const paymentsJobs = (deps: PaymentsDeps): Jobs => ({
  tasks: {
    'reconcile-payments': () => reconcilePayments(deps),
    'reconcile-captures': () => reconcileCaptures(deps),
    'reconcile-refunds': () => reconcileRefunds(deps),
    'reconcile-disputes': () => reconcileDisputes(deps),
    'send-refund': (payload, { job }) =>
      sendRefund(deps, (payload as { refundId: string }).refundId, {
        isLastAttempt: job.attempts >= job.max_attempts,
      }),
    'reverse-purchase': (payload) => reversePurchase(deps, (payload as { refundId: string }).refundId),
    /** The sandbox's webhook: delayed, signed and retried, as the provider's is. */
    'sandbox-webhook': async (payload) => {
      const { rawBody, eventId } = payload as { rawBody: string; eventId: string };
      const signature = sandboxSignatures(deps.settings).signWebhook(rawBody);
      await handleWebhook(deps, { rawBody, signature, eventId });
    },
  },
  crontab: [
    '* * * * * reconcile-payments',
    '8 * * * * reconcile-captures',
    '23 * * * * reconcile-refunds',
    '53 * * * * reconcile-disputes',
  ].join('\n'),
});
