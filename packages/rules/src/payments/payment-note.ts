import type { PaymentStatus } from './payment-states.ts';

const REFUND_TIME = 'It reaches your account in 5 to 7 working days.';

/** The payment status as a sentence for the customer. */
export function paymentNote({ status, reason }: { status: PaymentStatus; reason: string | null }): string {
  switch (status) {
    case 'new':
    case 'pending':
      return 'We have no news of this payment yet. If money was taken, we find it and place your order, or refund it.';
    case 'failed':
      return `The payment did not go through${reason ? `: ${reason.replace(/\.$/, '')}` : ''}. Should your bank still take the money, we find it and place your order, or refund it.`;
    case 'completed':
      return 'The payment has arrived.';
    case 'sent_back':
      return `${reason ?? 'The order could not be placed any more.'} Your money is on its way back. ${REFUND_TIME}`;
    case 'unmatched':
      return `${reason ?? 'This payment does not match what was asked for.'} Please contact us: we check it and send the money back.`;
    case 'expired':
      return 'No payment arrived within three days. If your bank still takes the money, we refund it automatically.';
  }
}
