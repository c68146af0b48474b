import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PASSWORD = 'Subah-cluster-2026';
const PAUSE_MS = 150;
const RETRY_PAUSE_MS = 400;
/** A customer who taps again for longer than this gives up, and the order counts as failed. */
const PATIENCE_MS = 60_000;
/** What a proxy or a server answers while it cannot say what became of the request. */
const RETRIED_STATUSES = new Set([502, 503, 504]);

type Counts = { orders: number; retries: number; slowestMs: number; failures: string[] };
type Session = { token: string; addressId: string };

export type Customers = {
  /** Ids of the orders that the shop confirmed. */
  confirmed: string[];
  /** Counts since the last call. */
  takeCounts: () => Counts;
  stop: () => Promise<void>;
};

type Options = { address: string; count: number; readOtp: (email: string) => string; productIds: string[] };

const newCounts = (): Counts => ({ orders: 0, retries: 0, slowestMs: 0, failures: [] });

/** Customers who order one thing after the other. Each order has an Idempotency-Key and is repeated until it is answered. */
export async function startCustomers({ address, count, readOtp, productIds }: Options): Promise<Customers> {
  const confirmed: string[] = [];
  let counts = newCounts();
  let isStopping = false;

  const send = async (url: string, body: object, headers: Record<string, string> = {}): Promise<never> => {
    const started = performance.now();
    for (;;) {
      const answer = await post(address, url, body, headers);
      if (answer.status === 200) {
        counts.slowestMs = Math.max(counts.slowestMs, performance.now() - started);
        return (answer.body as { data: never }).data;
      }
      const mayRetry = answer.status === 0 || RETRIED_STATUSES.has(answer.status);
      if (!mayRetry || performance.now() - started > PATIENCE_MS)
        throw new Error(`${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
      counts.retries++;
      await wait(RETRY_PAUSE_MS);
    }
  };

  const shopUntilStopped = async ({ token, addressId }: Session, first: number): Promise<void> => {
    const authorization = { authorization: `Bearer ${token}` };
    for (let at = first; !isStopping; at++) {
      const productId = productIds[(at * 7) % productIds.length];
      const key = { 'idempotency-key': randomUUID() };
      try {
        await send('/api/cart/add', { productId, quantity: 3 }, authorization);
        const order = await send('/api/payment/order', { addressId, paymentMode: 'COD' }, { ...authorization, ...key });
        confirmed.push((order as { _id: string })._id);
        counts.orders++;
      } catch (error) {
        counts.failures.push(String(error));
      }
      await wait(PAUSE_MS);
    }
  };

  const sessions: Session[] = [];
  for (let at = 0; at < count; at++) sessions.push(await signUp(send, readOtp, at));
  const shopping = sessions.map((session, at) => shopUntilStopped(session, at * 100));
  return {
    confirmed,
    takeCounts: () => {
      const taken = counts;
      counts = newCounts();
      return taken;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(shopping);
    },
  };
}

type Send = (url: string, body: object, headers?: Record<string, string>) => Promise<never>;

async function signUp(send: Send, readOtp: (email: string) => string, at: number): Promise<Session> {
  const email = `customer-${at}@shop.example`;
  const mobile = `70000000${String(at).padStart(2, '0')}`;
  await send('/api/signup', { email, mobile, name: 'Asha Verma', password: PASSWORD });
  let otp = '';
  for (let tries = 0; tries < 100 && !otp; tries++) {
    otp = readOtp(email);
    await wait(100);
  }
  const { accessToken } = (await send('/api/verify-otp', { email, otp })) as { accessToken: string };
  const address = await send(
    '/api/addresses/create',
    {
      name: 'Asha Verma',
      phone: mobile,
      street: '7, Gali 3',
      city: 'Mandideep',
      state: 'Madhya Pradesh',
      pincode: '462046',
    },
    { authorization: `Bearer ${accessToken}` },
  );
  return { token: accessToken, addressId: (address as { _id: string })._id };
}

type Answer = { status: number; body: unknown };

/** Status 0: no answer at all. */
async function post(address: string, url: string, body: object, headers: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(`${address}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text.slice(0, 200) };
  } catch {
    return { status: 0, body: 'no answer' };
  }
}
