import { LANGUAGES, pathPrefix } from '@subah/messages/language';
import { formatRupees, toRupees } from '@subah/rules/money';
import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import { shownShopName } from '@subah/rules/shop/shop-name';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { readShopName } from '../shop/index.ts';
import { payments } from './payments.tables.ts';
import { sandboxOrders } from './sandbox.tables.ts';
import { sandboxSignatures } from './sandbox-gateway.ts';
import { applySandboxChoice, findSandboxPayment, type SandboxResult } from './sandbox-outcome.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';

type SandboxDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'gateway'>;

const PATH = '/payment/sandbox';
const STYLE_PATH = '/payment/sandbox-style';
const SCRIPT_PATH = '/payment/sandbox-script';

/** The back/forward cache keeps the page despite `no-store`; the server must decide anew whether it is still to pay. */
const RELOAD_SCRIPT = "addEventListener('pageshow', (event) => event.persisted && location.reload());";

const RETURN_TO: Record<PaymentPurpose, string> = {
  order: '/cart',
  membership: '/cart',
  milk: '/milk-data',
  test: '/dashboard',
};

/** What was paid for, as the back button shows it after the payment. */
const PURCHASE_PATH: Record<PaymentPurpose, (subjectId: string) => string> = {
  order: (orderId) => `/orders#${orderId}`,
  membership: () => '/membership-confirmed',
  milk: () => '/milk-data',
  test: () => '/dashboard',
};

type PageRequest = { Params: { id: string }; Querystring: { language?: string } };

/** The payment page of the sandbox: plain HTML forms, which work without the script. */
export function registerSandboxPage(app: FastifyInstance, deps: SandboxDeps): void {
  if (deps.gateway.name !== 'sandbox' || !deps.gateway.isSetUp) return;
  const signatures = sandboxSignatures(deps.settings);
  void app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    pages.get(STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_STYLE));
    pages.get(SCRIPT_PATH, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(RELOAD_SCRIPT));

    pages.get<PageRequest>(`${PATH}/:id`, async (request, reply) => {
      const order = await findOrder(deps, request.params.id);
      if (!order) return sendPage(reply, 404, unknownPage(await readShopName(deps.db)));
      const paidId = await findSandboxPayment(deps.db, order.id);
      if (!paidId) return sendPage(reply, 200, payPage(order, await readShopName(deps.db)));
      return returnToSite(request, reply, order, { outcome: 'succeeded', paymentId: paidId });
    });

    pages.post<PageRequest & { Body: { outcome?: string } | undefined }>(`${PATH}/:id`, async (request, reply) => {
      const order = await findOrder(deps, request.params.id);
      if (!order) return sendPage(reply, 404, unknownPage(await readShopName(deps.db)));
      const result = await applySandboxChoice(deps, order.id, request.body?.outcome);
      return returnToSite(request, reply, order, result);
    });
  });

  /** To what was paid for once the payment is completed, else to the page that verifies the result. */
  function returnToSite(
    { query }: { query: PageRequest['Querystring'] },
    reply: FastifyReply,
    order: SandboxOrder,
    result: SandboxResult,
  ): FastifyReply {
    const language = LANGUAGES.find((known) => known === query.language) ?? 'en';
    const path = order.isCompleted
      ? PURCHASE_PATH[order.purpose](order.subjectId)
      : `${RETURN_TO[order.purpose]}?${returnQuery(order, result)}`;
    return reply.redirect(`${pathPrefix[language]}${path}`, 303);
  }

  function returnQuery(order: SandboxOrder, result: SandboxResult): URLSearchParams {
    const query = new URLSearchParams({
      purpose: order.purpose,
      razorpay_order_id: order.id,
      payment: result.outcome,
    });
    if (result.outcome === 'succeeded') {
      query.set('razorpay_payment_id', result.paymentId);
      query.set('razorpay_signature', signatures.signProof(order.id, result.paymentId));
    }
    if (result.outcome === 'failed') query.set('description', result.description);
    return query;
  }
}

type SandboxOrder = {
  id: string;
  amountPaise: number;
  purpose: PaymentPurpose;
  subjectId: string;
  isCompleted: boolean;
};

async function findOrder({ db }: SandboxDeps, id: string): Promise<SandboxOrder | undefined> {
  const [order] = await db
    .select({
      id: sandboxOrders.id,
      amountPaise: sandboxOrders.amountPaise,
      purpose: payments.purpose,
      subjectId: payments.subjectId,
      isCompleted: sql<boolean>`${payments.status} = 'completed'`,
    })
    .from(sandboxOrders)
    .innerJoin(payments, eq(payments.providerOrderId, sandboxOrders.id))
    .where(and(eq(sandboxOrders.id, id), isNull(payments.attemptId)))
    .limit(1);
  if (!order?.purpose || !order.subjectId) return undefined;
  return { ...order, purpose: order.purpose, subjectId: order.subjectId };
}

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

const payPage = ({ id, amountPaise }: SandboxOrder, shopName: string): string =>
  layout(
    `Pay in test mode | ${shownShopName(shopName)}`,
    `<h1>Pay ${escapeHtml(formatRupees(toRupees(amountPaise)))}</h1>
<p>This page stands in for the payment provider. No money moves, whatever you choose.</p>
<form method="post">
<button class="good" name="outcome" value="succeed">Succeed</button>
<button class="bad" name="outcome" value="fail">Fail</button>
<button name="outcome" value="close">Close</button>
</form>
<p class="small">Payment order <code>${escapeHtml(id)}</code></p>`,
  );

const unknownPage = (shopName: string): string =>
  layout(
    `Payment not found | ${shownShopName(shopName)}`,
    '<h1>Payment not found</h1><p>There is no such payment. <a href="/cart">Back to the cart</a></p>',
  );

const layout = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}"></script>
</head>
<body>
<p class="mode" role="note">TEST MODE</p>
<main>
${body}
</main>
</body>
</html>
`;
