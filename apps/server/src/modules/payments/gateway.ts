/** A payment as the provider tells it. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Why it failed, in the provider's words. */
  failure: string | null;
};

export type ProviderRefund = { id: string; state: 'sent' | 'processed' | 'failed' };

/**
 * What the shop needs of a payment provider. Razorpay is one; the sandbox plays it when there are no keys. None of this
 * is ever called inside a transaction. A provider that cannot be asked is a `PAYMENT_PROVIDER` problem.
 */
export type Gateway = {
  name: 'razorpay' | 'sandbox';
  /** Without keys, and open to the world, nothing can be paid online; every call then says so. */
  isSetUp: boolean;
  keyId: string;
  createOrder: (order: { amountPaise: number; receipt: string }) => Promise<{ id: string }>;
  findPayment: (paymentId: string) => Promise<ProviderPayment | undefined>;
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  /** Takes money that a bank has only promised. Safe to repeat. */
  capture: (payment: { paymentId: string; amountPaise: number }) => Promise<void>;
  /** `key` makes it safe to repeat. */
  refund: (refund: {
    paymentId: string;
    amountPaise: number;
    key: string;
    refundId: string;
  }) => Promise<ProviderRefund>;
  /** Was this pair signed by the provider? */
  isProof: (proof: { orderId: string; paymentId: string; signature: string }) => boolean;
  /** Was this webhook, byte for byte, signed by the provider? */
  isNews: (rawBody: string, signature: string) => boolean;
  /** A page of our own that takes the payment; null when the provider's widget does. */
  paymentPage: (orderId: string) => string | null;
};
