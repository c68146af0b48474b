import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { PaymentState } from '@subah/contract/payments/payments';
import { isCaptured } from '@subah/rules/payments/payment-states';

const FAST_MS = 3000;
const SLOW_MS = 10_000;
const FAST_POLLS = 10;
/** Every n-th poll makes the server query the payment provider; the others read its database. */
const PROVIDER_QUERY_EVERY = 3;

type Options = {
  signal: AbortSignal;
  /** Called once after `FAST_POLLS` polls. */
  onSlow: () => void;
  wait?: (ms: number) => Promise<void>;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the payment is final. Null after an abort. */
export async function pollPayment(
  api: Api,
  orderId: string,
  { signal, onSlow, wait = sleep }: Options,
): Promise<PaymentState | null> {
  for (let poll = 0; !signal.aborted; poll += 1) {
    const queriesProvider = poll % PROVIDER_QUERY_EVERY === 0;
    const state = await (queriesProvider ? findPayment(api, orderId) : readPayment(api, orderId)).catch(() => null);
    if (state && (isCaptured(state.status) || state.status === 'expired')) return signal.aborted ? null : state;
    if (poll === FAST_POLLS) onSlow();
    await wait(poll < FAST_POLLS ? FAST_MS : SLOW_MS);
  }
  return null;
}

const readPayment = async (api: Api, orderId: string): Promise<PaymentState> =>
  (await api('GET payment/{id}/status', { params: { id: orderId } })).data;

/** Makes the server query the payment provider. Null if the user has no such payment. */
export async function findPayment(api: Api, orderId: string): Promise<PaymentState | null> {
  try {
    const { data } = await api('POST payment/find', { body: { reference: orderId } });
    return data.find(({ subjectId }) => subjectId === orderId) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
