import { createHash } from 'node:crypto';
import { creditFigures, invoiceFigures } from '@subah/rules/invoices/invoice-figures';
import { DEFAULT_PREFIXES, financialYear, invoiceNumber } from '@subah/rules/invoices/invoice-number';
import { effectsOf } from '@subah/rules/orders/status-effects';
import { statusLabels } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { DEFAULT_FEES } from '@subah/rules/pricing/delivery-fees';
import { addresses } from '@subah/server/modules/delivery/delivery.tables';
import { DEFAULT_AREAS } from '@subah/server/modules/delivery/index';
import { creditNotes, invoiceCounters, invoices } from '@subah/server/modules/invoices/invoices.tables';
import { orderMails } from '@subah/server/modules/order-mails/order-mails.tables';
import { orderEffects } from '@subah/server/modules/orders/order-effects.tables';
import { orderEvents, orderLines, orders } from '@subah/server/modules/orders/orders.tables';
import { payments, refunds } from '@subah/server/modules/payments/payments.tables';
import { sandboxOrders, sandboxPayments } from '@subah/server/modules/payments/sandbox.tables';
import { firstDeliveries } from '@subah/server/modules/referral/referral.tables';
import { readShopFacts } from '@subah/server/modules/shop/index';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { createRandom } from '../random.ts';
import { demoAddresses } from '../shop/accounts.ts';
import { demoCustomers } from '../shop/people.ts';
import { type BasketDraft, generateBasket, readProducts } from './generate-basket.ts';
import { generateOrders, type OrderDraft } from './generate-orders.ts';
import { personId } from './seed-people.ts';
import { seedStockLedger } from './seed-stock-ledger.ts';

type SeedOrder = OrderDraft & BasketDraft & { id: string; paymentId: string | null };

/** Inserts the orders in bulk, which is faster than the checkout; prices, taxes and invoice numbers use the same rules. */
export async function seedOrders(tx: Tx, now: Date): Promise<void> {
  await seedCustomerAddresses(tx);
  const products = await readProducts(tx);
  const random = createRandom(7);
  const orderList = generateOrders(now).map((order): SeedOrder => {
    const id = idAt(order.placedAt, `order ${order.code}`);
    const paymentId = order.isOnline ? idAt(order.placedAt, `payment ${order.code}`) : null;
    return { ...order, ...generateBasket(random, products, order), id, paymentId };
  });
  await seedPayments(tx, orderList);
  await tx.insert(orders).values(orderList.map(orderRow));
  await tx.insert(orderLines).values(orderList.flatMap(lineRows));
  await tx.insert(orderEvents).values(orderList.flatMap(eventRows));
  await tx.insert(orderEffects).values(orderList.flatMap(effectRows));
  await tx.insert(orderMails).values(orderList.flatMap(mailRows));
  await tx.insert(firstDeliveries).values(deliveries(orderList)).onConflictDoNothing();
  await seedInvoices(tx, orderList);
  await seedStockLedger(tx);
}

/** A UUIDv7 of the moment, because lists sort by id; its random part is a hash of the code. */
function idAt(moment: Date, code: string): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(`subah demo ${code}`).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(1, 4)}-a${rest.slice(5, 8)}-${rest.slice(8, 20)}`;
}

const customerId = (code: string): string => (code === 'customer' ? demoId('account', 'customer') : personId(code));

async function seedCustomerAddresses(tx: Tx): Promise<void> {
  await tx.insert(addresses).values(
    demoCustomers.map(({ code }) => ({
      id: demoId('demo customer address', code),
      userId: customerId(code),
      ...addressOf(code),
      addressType: 'home' as const,
      isDefault: true,
    })),
  );
}

function addressOf(code: string) {
  const customer = demoCustomers.find((candidate) => candidate.code === code);
  const own = demoAddresses.find(({ isDefault }) => isDefault);
  if (!own) throw new Error('the demo customer has no home');
  const { isDefault: _, ...home } = own;
  if (!customer) return home;
  const { name, mobile: phone, street, area } = customer;
  const pincode = DEFAULT_AREAS.find((candidate) => candidate.name === area)?.pincodes[0] ?? home.pincode;
  const city = pincode === '462046' ? 'Mandideep' : 'Bhopal';
  return { addressType: 'home', name, phone, street, city, state: 'Madhya Pradesh', pincode };
}

const lastStep = ({ steps, placedAt }: OrderDraft) => steps.at(-1) ?? { status: 'OrderPlaced' as const, at: placedAt };
const isReversed = (order: OrderDraft): boolean => ['cancelled', 'returned'].includes(lastStep(order).status);

function orderRow(order: SeedOrder): typeof orders.$inferInsert {
  const address = addressOf(order.customer);
  return {
    ...order.charges,
    smallCartFeePaise: DEFAULT_FEES.smallCartPaise,
    id: order.id,
    userId: customerId(order.customer),
    status: lastStep(order).status,
    paymentType: order.isOnline ? 'online' : 'cod',
    paymentId: order.paymentId,
    cartId: demoId('cart', order.customer),
    cartVersion: 0,
    inputHash: 'demo',
    address,
    pincode: address.pincode,
    expressDelivery: order.isExpress,
    slotFrom: order.slot.startsAt,
    slotUntil: order.slot.endsAt,
    refundedPaise: order.isOnline && isReversed(order) ? duePaise(order.charges) : 0,
    prescriptionId: order.needsPrescription ? demoId('prescription', 'waiting') : null,
    prescriptionState: order.needsPrescription ? 'to_check' : 'none',
    placedAt: order.placedAt,
    deliveredAt: order.steps.find(({ status }) => status === 'delivered')?.at ?? null,
    createdAt: order.placedAt,
    updatedAt: lastStep(order).at,
  };
}

const lineRows = ({ id: orderId, code, placedAt, lines }: SeedOrder) =>
  lines.map(({ totalPaise: _, ...line }) => ({ ...line, id: idAt(placedAt, `line ${code} ${line.code}`), orderId }));

const eventRows = ({ id: orderId, code, customer, steps }: SeedOrder): (typeof orderEvents.$inferInsert)[] =>
  steps.map(({ status, at, by, reason }) => ({
    id: idAt(at, `event ${code} ${status}`),
    orderId,
    status,
    label: statusLabels[status],
    reason: reason ?? null,
    actorId: by === 'admin' ? demoId('account', 'admin') : customerId(customer),
    actorRole: by,
    createdAt: at,
  }));

/** Marks the effects of past statuses as done. */
function effectRows(order: SeedOrder): (typeof orderEffects.$inferInsert)[] {
  const due = new Set(order.steps.flatMap(({ status }) => effectsOf(status)));
  if (!order.isOnline) due.delete('refund');
  // The wallets of the demo shop are orderList by hand.
  due.delete('coins-earned');
  due.delete('coins-taken-back');
  due.delete('coins-back');
  due.delete('coupon-back');
  due.delete('replacement');
  return [...due].map((effect) => ({ orderId: order.id, effect }));
}

const mailRows = ({ id: orderId, steps, placedAt }: SeedOrder): (typeof orderMails.$inferInsert)[] =>
  [...new Set(steps.map(({ status }) => status))].map((event) => ({ orderId, event, sentAt: placedAt }));

/** Oldest first: on conflict the first row of a customer is kept. Orders that came back do not count. */
const deliveries = (orderList: SeedOrder[]): (typeof firstDeliveries.$inferInsert)[] =>
  orderList
    .filter(({ steps }) => steps.every(({ status }) => status !== 'returned'))
    .flatMap(({ id: orderId, customer, steps }) =>
      steps
        .filter(({ status }) => status === 'delivered')
        .map(({ at }) => ({ userId: customerId(customer), orderId, createdAt: at })),
    )
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

async function seedPayments(tx: Tx, orderList: SeedOrder[]): Promise<void> {
  const paid = orderList.flatMap((order) => (order.paymentId ? [{ ...order, paymentId: order.paymentId }] : []));
  const named = (kind: string, { paymentId }: { paymentId: string }) => `${kind}_TEST${paymentId.slice(-12)}`;
  await tx.insert(sandboxOrders).values(
    paid.map((order) => ({
      id: named('order', order),
      amountPaise: duePaise(order.charges),
      currency: 'INR',
      receipt: order.paymentId,
      createdAt: order.placedAt,
    })),
  );
  await tx.insert(sandboxPayments).values(
    paid.map((order) => ({
      id: named('pay', order),
      orderId: named('order', order),
      status: 'captured' as const,
      createdAt: order.placedAt,
    })),
  );
  await tx.insert(payments).values(
    paid.map((order) => ({
      id: order.paymentId,
      purpose: 'order' as const,
      subjectId: order.id,
      userId: customerId(order.customer),
      provider: 'sandbox' as const,
      providerOrderId: named('order', order),
      providerPaymentId: named('pay', order),
      amountPaise: duePaise(order.charges),
      paidPaise: duePaise(order.charges),
      status: 'completed' as const,
      paidAt: order.placedAt,
      createdAt: order.placedAt,
    })),
  );
  await tx.insert(refunds).values(
    paid.filter(isReversed).map((order) => ({
      id: idAt(lastStep(order).at, `refund ${order.code}`),
      paymentId: order.paymentId,
      providerPaymentId: named('pay', order),
      amountPaise: duePaise(order.charges),
      reason: `The order was ${lastStep(order).status}.`,
      key: `order:${order.id}`,
      state: 'processed' as const,
      providerRefundId: named('rfnd', order),
      processedAt: lastStep(order).at,
      createdAt: lastStep(order).at,
    })),
  );
}

/** Gapless numbers in the order of time, starting at one in each financial year. */
async function seedInvoices(tx: Tx, orderList: SeedOrder[]): Promise<void> {
  const last = new Map<string, { series: string; year: string; last: number }>();
  const next = (series: string, moment: Date): string => {
    const year = financialYear(moment);
    const counter = last.get(series + year) ?? { series, year, last: 0 };
    counter.last += 1;
    last.set(series + year, counter);
    return invoiceNumber(series, year, counter.last);
  };
  const figuresOf = (order: SeedOrder) =>
    invoiceFigures(lineRows(order), order.charges, addressOf(order.customer).state);
  const seller = await readShopFacts(tx);
  await tx.insert(invoices).values(
    orderList.map((order) => {
      const figures = figuresOf(order);
      return {
        number: next(DEFAULT_PREFIXES.invoice, order.placedAt),
        orderId: order.id,
        issuedAt: order.placedAt,
        figures,
        seller,
        totalPaise: figures.soldPaise,
      };
    }),
  );
  const reversed = orderList.filter(isReversed).sort((a, b) => lastStep(a).at.getTime() - lastStep(b).at.getTime());
  await tx.insert(creditNotes).values(
    reversed.map((order) => {
      const { status, at } = lastStep(order);
      return {
        id: idAt(at, `credit note ${order.code}`),
        number: next(DEFAULT_PREFIXES.creditNote, at),
        orderId: order.id,
        key: order.id,
        amountPaise: order.charges.toPayPaise + order.charges.roundingPaise - order.charges.tipPaise,
        figures: creditFigures(figuresOf(order).lines, { credited: [] }),
        reason: `Order ${status}.`,
        issuedAt: at,
      };
    }),
  );
  await tx.insert(invoiceCounters).values([...last.values()]);
}
