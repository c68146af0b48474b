import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type SimulatedPayment = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  error_description: string | null;
};
type Refund = { id: string; payment_id: string; amount: number; status: string; notes: unknown };
type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

/** How the provider answers: well, not at all, too late, with an error, or with something else altogether. */
export type Mood = 'well' | 'hangs up' | 'slow' | 'fails' | 'talks nonsense' | 'is busy' | 'refuses';

const KEY_ID = 'rzp_test_simulator';
const KEY_SECRET = 'key secret of the simulator';
const WEBHOOK_SECRET = 'webhook secret of the simulator';
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/** Speaks Razorpay's REST API, with books of its own that a test can read and spoil. */
export async function startRazorpay() {
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>();
  const payments = new Map<string, SimulatedPayment>();
  const refunds = new Map<string, Refund>();
  const byIdempotencyKey = new Map<string, string>();
  const seen: Seen[] = [];
  const moods: Mood[] = [];
  let lasting: Mood = 'well';

  const routes: [RegExp, (request: Seen, id: string) => [number, object]][] = [
    [
      /^POST \/v1\/orders$/,
      ({ body }) => {
        const order = {
          id: newId('order'),
          amount: Number(body.amount),
          currency: 'INR',
          receipt: String(body.receipt),
        };
        orders.set(order.id, order);
        return [200, order];
      },
    ],
    [
      /^GET \/v1\/orders\/(\w+)\/payments$/,
      (_request, id) => [200, { items: [...payments.values()].filter((payment) => payment.order_id === id) }],
    ],
    [/^GET \/v1\/payments\/(\w+)$/, (_request, id) => found(payments.get(id))],
    [
      /^POST \/v1\/payments\/(\w+)\/capture$/,
      (_request, id) => {
        const payment = payments.get(id);
        if (payment?.status !== 'authorized') return refusal('This payment has already been captured');
        payment.status = 'captured';
        return [200, payment];
      },
    ],
    [
      /^POST \/v1\/payments\/(\w+)\/refund$/,
      ({ headers, body }, id) => {
        const key = String(headers['x-refund-idempotency']);
        const known = refunds.get(byIdempotencyKey.get(key) ?? '');
        if (known) return [200, known];
        const payment = payments.get(id);
        const before = [...refunds.values()].filter((refund) => refund.payment_id === id);
        const sum = before.reduce((total, refund) => total + refund.amount, Number(body.amount));
        if (!payment || sum > payment.amount) return refusal('The refund amount is greater than the amount captured');
        const refund = {
          id: newId('rfnd'),
          payment_id: id,
          amount: Number(body.amount),
          status: 'pending',
          notes: body.notes,
        };
        refunds.set(refund.id, refund);
        byIdempotencyKey.set(key, refund.id);
        return [200, refund];
      },
    ],
  ];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const text = await bodyOf(request);
    const mood = moods.shift() ?? lasting;
    const asked: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text ? JSON.parse(text) : {},
    };
    seen.push(asked);
    if (mood === 'hangs up') return request.socket.destroy();
    if (mood === 'slow') await wait(7000);
    if (mood === 'fails') return send(response, 500, { error: { description: 'server error' } });
    if (mood === 'is busy') return send(response, 429, { error: { description: 'too many requests' } });
    if (mood === 'refuses') return send(response, ...refusal('Your account is not allowed to do this'));
    if (mood === 'talks nonsense') return response.writeHead(200).end('<html>maintenance</html>');
    const credentials = Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return send(response, 401, { error: {} });
    for (const [pattern, reply] of routes) {
      const match = pattern.exec(`${asked.method} ${asked.path}`);
      if (match) return send(response, ...reply(asked, match[1] ?? ''));
    }
    return send(response, 404, { error: { description: 'no such route' } });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    settings: {
      keyId: KEY_ID,
      keySecret: KEY_SECRET,
      webhookSecret: WEBHOOK_SECRET,
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    orders,
    payments,
    refunds,
    seen,
    /** From now on, or only for the next requests. */
    be: (mood: Mood) => {
      lasting = mood;
    },
    beNext: (...next: Mood[]) => moods.push(...next),
    /** A customer pays with the widget. */
    pay(orderId: string, changes: Partial<SimulatedPayment> = {}): SimulatedPayment {
      const amount = orders.get(orderId)?.amount ?? 0;
      const payment = {
        id: newId('pay'),
        order_id: orderId,
        amount,
        currency: 'INR',
        status: 'captured',
        error_description: null,
        ...changes,
      };
      payments.set(payment.id, payment);
      return payment;
    },
    /** What the widget hands to the browser. */
    proof: (orderId: string, paymentId: string) => ({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: sign(KEY_SECRET, `${orderId}|${paymentId}`),
    }),
    /** The headers of a webhook with this body. */
    signed: (rawBody: string, eventId = newId('event')) => ({
      'x-razorpay-signature': sign(WEBHOOK_SECRET, rawBody),
      'x-razorpay-event-id': eventId,
    }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const refusal = (description: string): [number, object] => [400, { error: { code: 'BAD_REQUEST_ERROR', description } }];
const found = (thing: object | undefined): [number, object] =>
  thing ? [200, thing] : refusal('The id provided does not exist');

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
