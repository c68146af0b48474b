import type { Deps } from '../../deps.ts';
import type { Gateway } from './gateway.ts';
import { mustTakeOnlinePayments } from './open-payment.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** Razorpay when there are keys. Otherwise the sandbox, but never where strangers could help themselves with it. */
export function openGateway(deps: Pick<Deps, 'db' | 'settings' | 'clock'>): Gateway {
  const { settings } = deps;
  if (settings.razorpay) return razorpayGateway(settings.razorpay);
  return settings.isLoopback ? sandboxGateway(deps) : closedGateway;
}

const refuse = async (): Promise<never> => {
  mustTakeOnlinePayments({ isSetUp: false });
  throw new Error('unreachable');
};

const closedGateway: Gateway = {
  name: 'sandbox',
  isSetUp: false,
  keyId: '',
  createOrder: refuse,
  findPayment: refuse,
  paymentsOf: refuse,
  capture: refuse,
  refund: refuse,
  isProof: () => false,
  isNews: () => false,
  paymentPage: () => null,
};
