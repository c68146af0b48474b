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
  created_at: number;
};
type Refund = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: string;
  receipt: string | null;
  notes: unknown;
  created_at: number;
};
type SimulatedDispute = {
  id: string;
  payment_id: string;
  amount: number;
  amount_deducted: number;
  currency: string;
  reason_code: string;
  reason_description: string | null;
  respond_by: number;
  status: string;
  created_at: number;
};
type SimulatedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

/** How the simulated provider responds. */
export type SimulatorMode =
  | 'ok'
  | 'disconnect'
  | 'slow'
  | 'server error'
  | 'not JSON'
  | 'rate limited'
  | 'reject'
  /** Answers questions and refuses changes. */
  | 'reject changes'
  /** Handles the request, but its response gets lost. */
  | 'lose response';

const KEY_ID = 'rzp_test_simulator';
const KEY_SECRET = 'key secret of the simulator';
const WEBHOOK_SECRET = 'webhook secret of the simulator';
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/** Simulates Razorpay's REST API in memory. Tests read and change its data. */
export async function startRazorpay(clock: () => Date = () => new Date()) {
  const unixTime = () => Math.floor(clock().getTime() / 1000);
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>();
  const payments = new Map<string, SimulatedPayment>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, SimulatedDispute>();
  const byIdempotencyKey = new Map<string, string>();
  const requests: SimulatedRequest[] = [];
  const nextModes: SimulatorMode[] = [];
  let mode: SimulatorMode = 'ok';
  let hanging: RegExp | undefined;

  const refundsOf = (paymentId: string) => [...refunds.values()].filter((refund) => refund.payment_id === paymentId);
  const refundedOf = (paymentId: string): number =>
    refundsOf(paymentId)
      .filter(({ status }) => status !== 'failed')
      .reduce((total, refund) => total + refund.amount, 0);
  const addRefund = (paymentId: string, amount: number, changes: Partial<Refund> = {}): Refund => {
    const refund = {
      id: newId('rfnd'),
      payment_id: paymentId,
      amount,
      currency: 'INR',
      status: 'pending',
      receipt: null,
      notes: [],
      created_at: unixTime(),
      ...changes,
    };
    refunds.set(refund.id, refund);
    const payment = payments.get(paymentId);
    if (payment && refundedOf(paymentId) === payment.amount) payment.status = 'refunded';
    return refund;
  };

  const routes: [RegExp, (request: SimulatedRequest, id: string) => [number, object]][] = [
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
        if (payment?.status !== 'authorized') return rejection('This payment has already been captured');
        payment.status = 'captured';
        return [200, payment];
      },
    ],
    [
      /^GET \/v1\/payments\/(\w+)\/refunds(?:\?count=100)?$/,
      ({ path }, id) => [200, { items: refundsOf(id).slice(0, path.includes('?') ? 100 : 10) }],
    ],
    [
      /^POST \/v1\/payments\/(\w+)\/refund$/,
      ({ headers, body }, id) => {
        const key = String(headers['x-refund-idempotency']);
        const existing = refunds.get(byIdempotencyKey.get(key) ?? '');
        if (existing) return [200, existing];
        if (Number(body.amount) < 100) return rejection('The amount must be at least INR 1.00');
        const sum = refundedOf(id) + Number(body.amount);
        if (sum > (payments.get(id)?.amount ?? 0))
          return rejection('The refund amount is greater than the amount captured');
        const refund = addRefund(id, Number(body.amount), {
          receipt: body.receipt ? String(body.receipt) : null,
          notes: body.notes,
        });
        byIdempotencyKey.set(key, refund.id);
        return [200, refund];
      },
    ],
    [/^GET \/v1\/disputes\/(\w+)$/, (_request, id) => found(disputes.get(id))],
    [
      /^GET \/v1\/(payments|refunds|disputes)\?/,
      ({ path }, kind) => {
        const query = new URL(path, 'http://localhost').searchParams;
        const [from = 0, skip = 0, count = 0] = ['from', 'skip', 'count'].map((name) => Number(query.get(name)));
        const all = kind === 'payments' ? payments : kind === 'refunds' ? refunds : disputes;
        const items = [...all.values()].filter(({ created_at }) => created_at >= from);
        return [200, { items: items.slice(skip, skip + Math.min(count || 10, 100)) }];
      },
    ],
  ];

  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const text = await bodyOf(request);
    const current = nextModes.shift() ?? mode;
    const received: SimulatedRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text ? JSON.parse(text) : {},
    };
    requests.push(received);
    if (current === 'disconnect') return request.socket.destroy();
    if (current === 'slow') await wait(7000);
    if (current === 'server error') return send(response, 500, { error: { description: 'server error' } });
    if (current === 'rate limited') return send(response, 429, { error: { description: 'too many requests' } });
    if (current === 'reject' || (current === 'reject changes' && received.method === 'POST'))
      return send(response, ...rejection('Your account is not allowed to do this'));
    if (current === 'not JSON') return response.writeHead(200).end('<html>maintenance</html>');
    const credentials = Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return send(response, 401, { error: {} });
    for (const [pattern, reply] of routes) {
      const match = pattern.exec(`${received.method} ${received.path}`);
      if (!match) continue;
      const result = reply(received, match[1] ?? '');
      if (hanging?.test(`${received.method} ${received.path}`)) return undefined;
      return current === 'lose response' ? request.socket.destroy() : send(response, ...result);
    }
    return send(response, 404, { error: { description: 'no such route' } });
  };
  const server = createServer((request, response) => void handleRequest(request, response));
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
    disputes,
    requests,
    /** From now on, also instead of modes that were set for the next requests. */
    setMode: (next: SimulatorMode) => {
      nextModes.length = 0;
      mode = next;
    },
    /** Handles such requests without ever answering. */
    hangAfter: (request: RegExp | undefined) => {
      hanging = request;
    },
    setNextModes: (...next: SimulatorMode[]) => nextModes.push(...next),
    /** Simulates a payment in the widget. */
    pay(orderId: string, changes: Partial<SimulatedPayment> = {}): SimulatedPayment {
      const amount = orders.get(orderId)?.amount ?? 0;
      const payment = {
        id: newId('pay'),
        order_id: orderId,
        amount,
        currency: 'INR',
        status: 'captured',
        error_description: null,
        created_at: unixTime(),
        ...changes,
      };
      payments.set(payment.id, payment);
      return payment;
    },
    /** Simulates a refund made in the dashboard. */
    refundInDashboard: (paymentId: string, amount: number, changes: Partial<Refund> = {}) =>
      addRefund(paymentId, amount, { status: 'processed', ...changes }),
    /** Simulates a customer who asks the bank for the money of a payment back. */
    dispute(paymentId: string, changes: Partial<SimulatedDispute> = {}): SimulatedDispute {
      const dispute = {
        id: newId('disp'),
        payment_id: paymentId,
        amount: payments.get(paymentId)?.amount ?? 0,
        amount_deducted: 0,
        currency: 'INR',
        reason_code: 'goods_or_services_not_received',
        reason_description: 'The goods did not arrive.',
        respond_by: 1_900_000_000,
        status: 'open',
        created_at: unixTime(),
        ...changes,
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    refundsOf,
    refundedOf,
    /** The values that the widget returns to the browser. */
    proof: (orderId: string, paymentId: string) => ({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: sign(KEY_SECRET, `${orderId}|${paymentId}`),
    }),
    webhookHeaders: (rawBody: string, eventId = newId('event')) => ({
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

const rejection = (description: string): [number, object] => [
  400,
  { error: { code: 'BAD_REQUEST_ERROR', description } },
];
const found = (entity: object | undefined): [number, object] =>
  entity ? [200, entity] : rejection('The id provided does not exist');

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
