import type { DisputeState } from '@subah/rules/payments/disputes';

/** A payment as reported by the provider. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** The provider's error description. */
  failure: string | null;
};

/** A refund as reported by the provider, sent by this shop, made in the provider's dashboard or taken by the customer's bank. */
export type ProviderRefund = {
  id: string;
  amountPaise: number;
  currency: string;
  state: 'sent' | 'processed' | 'failed';
  /** Our refund and its round, when this shop sent it. */
  refundId: string | null;
  round: number | null;
  /** Why the customer gets it, if this shop did not send it; by default that the shop refunded it. */
  reason?: string;
};

/** A refund of a list that is not of one payment. */
type ListedRefund = ProviderRefund & { providerPaymentId: string };

/** The customer's bank asks for the money of a payment back. */
export type ProviderDispute = {
  id: string;
  providerPaymentId: string;
  amountPaise: number;
  /** What the bank has taken. */
  takenPaise: number;
  currency: string;
  state: DisputeState;
  reason: string;
  answerBy: Date | null;
};

/**
 * A payment provider: Razorpay, or the sandbox when there are no keys. Never call it inside a transaction. An
 * unreachable provider is a `PAYMENT_PROVIDER` problem.
 */
export type Gateway = {
  name: 'razorpay' | 'sandbox';
  /** False without keys on a public address; every call then fails with `UNAVAILABLE`. */
  isSetUp: boolean;
  keyId: string;
  createOrder: (order: { amountPaise: number; receipt: string }) => Promise<{ id: string }>;
  findPayment: (paymentId: string) => Promise<ProviderPayment | undefined>;
  listPayments: (orderId: string) => Promise<ProviderPayment[]>;
  /** All payments that were started since then. */
  listRecentPayments: (since: Date) => Promise<ProviderPayment[]>;
  /** Captures an authorized payment. Idempotent. */
  capture: (payment: { paymentId: string; amountPaise: number }) => Promise<void>;
  /** All refunds of a payment, also those made in the provider's dashboard. */
  listRefunds: (paymentId: string) => Promise<ProviderRefund[]>;
  /** All refunds that were made since then. */
  listRecentRefunds: (since: Date) => Promise<ListedRefund[]>;
  /** Idempotent by refund id and round. */
  refund: (refund: {
    paymentId: string;
    amountPaise: number;
    refundId: string;
    round: number;
  }) => Promise<ProviderRefund>;
  /** Undefined for a dispute that the provider does not know, or if the account may not read disputes. */
  findDispute: (disputeId: string) => Promise<ProviderDispute | undefined>;
  /** Disputes that were opened since then; none if the account may not read them. */
  listDisputes: (since: Date) => Promise<ProviderDispute[]>;
  isValidProof: (proof: { orderId: string; paymentId: string; signature: string }) => boolean;
  /** Verifies the signature over the raw request body. */
  isValidWebhook: (rawBody: string, signature: string) => boolean;
  /** Path of the sandbox's payment page; null when the provider's widget takes the payment. */
  paymentPage: (orderId: string) => string | null;
};
