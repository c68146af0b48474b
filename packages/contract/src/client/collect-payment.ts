import { SITE_LANGUAGE } from '@subah/messages/language';
import { shownShopName } from '@subah/rules/shop/shop-name';
import type { PaymentOutcome, PaymentProof } from './payment-return.ts';

/** Response of `payment/order` and `payment/subscribe`. */
export type OpenedPayment = {
  razorpayOrder: { id: string; amount: number; currency: string };
  keyId: string;
  paymentPage: string | null;
};

/** `payer` prefills the widget. */
export type PaymentParties = { shopName: string; payer: { name?: string; email?: string; mobile?: string } | null };

/**
 * In TEST MODE the browser leaves for the sandbox payment page and returns with the parameters that `readPaymentReturn`
 * parses; the promise never settles. Otherwise the provider's widget opens over this page.
 */
export async function collectPayment(
  opened: OpenedPayment,
  { shopName, payer }: PaymentParties,
): Promise<PaymentOutcome> {
  if (opened.paymentPage) {
    window.location.assign(`${opened.paymentPage}?language=${SITE_LANGUAGE}`);
    return new Promise(() => undefined);
  }
  const Widget = await loadWidget();
  return new Promise((resolve) => {
    const widget = new Widget({
      key: opened.keyId,
      order_id: opened.razorpayOrder.id,
      amount: opened.razorpayOrder.amount,
      currency: opened.razorpayOrder.currency,
      name: shownShopName(shopName),
      theme: { color: '#15803d' },
      prefill: { name: payer?.name, email: payer?.email, contact: payer?.mobile && `+91${payer.mobile}` },
      // The cart page shows the error and offers a retry.
      retry: { enabled: false },
      handler: (proof) => resolve({ outcome: 'succeeded', proof }),
      modal: { ondismiss: () => resolve({ outcome: 'closed' }) },
    });
    widget.on('payment.failed', ({ error }) => {
      resolve({ outcome: 'failed', description: error.description });
      widget.close();
    });
    widget.open();
  });
}

type WidgetOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  theme: { color: string };
  prefill: { name: string | undefined; email: string | undefined; contact: string | undefined };
  retry: { enabled: boolean };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void };
};

type Widget = {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: (failure: { error: { description: string } }) => void) => void;
};

type WidgetWindow = { Razorpay?: new (options: WidgetOptions) => Widget };

const WIDGET_ADDRESS = 'https://checkout.razorpay.com/v1/checkout.js';

/** Loads the provider's script on demand. */
function loadWidget(): Promise<new (options: WidgetOptions) => Widget> {
  const loaded = (window as WidgetWindow).Razorpay;
  if (loaded) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = WIDGET_ADDRESS;
    script.onload = () => {
      const { Razorpay } = window as WidgetWindow;
      if (Razorpay) resolve(Razorpay);
      else reject(new Error('the payment window did not load'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the payment window did not load'));
    };
    document.head.append(script);
  });
}
