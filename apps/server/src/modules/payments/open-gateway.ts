import type { Deps } from '../../deps.ts';
import type { Gateway } from './gateway.ts';
import { onlinePaymentUnavailable } from './open-payment.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** Razorpay when there are keys. Otherwise the sandbox, but only on a loopback address: anybody could pay with it. */
export function openGateway(deps: Pick<Deps, 'db' | 'settings' | 'clock'>): Gateway {
  const { settings } = deps;
  if (settings.razorpay) return razorpayGateway(settings.razorpay);
  return settings.isLocalOnly ? sandboxGateway(deps) : closedGateway;
}

const refuse = async (): Promise<never> => {
  throw onlinePaymentUnavailable();
};

const closedGateway: Gateway = {
  name: 'sandbox',
  isSetUp: false,
  keyId: '',
  createOrder: refuse,
  findPayment: refuse,
  listPayments: refuse,
  listRecentPayments: refuse,
  capture: refuse,
  listRefunds: refuse,
  listRecentRefunds: refuse,
  refund: refuse,
  findDispute: refuse,
  listDisputes: refuse,
  isValidProof: () => false,
  isValidWebhook: () => false,
  paymentPage: () => null,
};
