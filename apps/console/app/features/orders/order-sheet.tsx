import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { isInShop } from '@subah/rules/orders/refuse-line-changes';
import { Sheet } from '@subah/ui/sheet';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { customerLink } from '../../shared/accounts/customer-link.ts';
import { MISSING_LABELS } from '../../shared/orders/missing-labels.ts';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { ChangedBill } from './changed-bill.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { MoveDelivery } from './move-delivery.tsx';
import { shortId } from './order-calls.ts';
import { OrderDocuments } from './order-documents.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PrescriptionDecision } from './prescription-decision.tsx';
import { StatusForm } from './status-form.tsx';

type OrderSheetProps = { order: Order; onClose: () => void; onChange: () => void };

export function OrderSheet({ order, onClose, onChange }: OrderSheetProps) {
  const { deliveryAddress: address, userId: customer, bill } = order;
  const { bringsGoods, takesSampleWithGoods, collectionDates } = homeVisits(order.products);
  return (
    <Sheet open onClose={onClose} title={t(texts.orderTitle, { id: shortId(order) })} closeLabel={t(common.close)}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge order={order} />
          <span className="text-ink-600">
            {order.orderNumber} · {formatDateTime(order.createdAt)}
          </span>
          {may('see all orders') && <InvoiceButton order={order} />}
        </div>
        {may('change orders') && <StatusForm key={order.status} order={order} onDone={onChange} />}
        {order.prescriptionState === 'to_check' && <PrescriptionDecision order={order} onDone={onChange} />}
        <Section title={bringsGoods ? t(texts.deliverTo) : t(texts.collectAt)}>
          <p>
            <b>{address.name}</b>, <a href={`tel:+91${address.phone}`}>{address.phone}</a>
          </p>
          <p>
            {[address.street, address.landmark, address.city, address.state].filter(Boolean).join(', ')}{' '}
            {address.pincode}
            {order.area && ` · ${order.area}`}
          </p>
          {bringsGoods && (
            <p className="text-ink-600">{order.expressDelivery ? t(texts.expressTime) : order.deliverySlot.label}</p>
          )}
          {may('change orders') && bringsGoods && !order.expressDelivery && isInShop(order) && (
            <MoveDelivery key={order.deliverySlot.from} order={order} onDone={onChange} />
          )}
          {order.instructions && (
            <p lang={textLanguage(order.instructions)} className="font-semibold">
              {order.instructions}
            </p>
          )}
          {bringsGoods && (
            <p className="text-ink-600">{t(common.ifMissing, { choice: MISSING_LABELS[order.ifMissing] })}</p>
          )}
          {takesSampleWithGoods && <p className="font-semibold">{t(texts.sampleWithDelivery)}</p>}
          {collectionDates.map((date) => (
            <p key={date} className="text-ink-600">
              {t(texts.sample, { time: collectionLabel(date) })}
            </p>
          ))}
        </Section>
        <Section title={t(common.customer)}>
          <p>
            {may('serve customers') ? <Link to={customerLink(customer._id)}>{customer.name}</Link> : customer.name} ·{' '}
            <a href={`tel:+91${customer.mobile}`}>{customer.mobile}</a> · {customer.email}
          </p>
        </Section>
        <Section title={t(common.products)}>
          <OrderItems order={order} onChange={onChange} />
        </Section>
        <Section title={t(texts.bill)}>
          <dl className="grid gap-1">
            {bill.lines.map((line) => (
              <div key={line.key} className="flex justify-between">
                <dt>{line.label}</dt>
                <dd className="num">{formatRupees(line.amount)}</dd>
              </div>
            ))}
            <div className="flex justify-between border-line border-t pt-1 font-bold">
              <dt>{order.isPaid ? t(texts.totalPaid) : t(texts.amountToPay)}</dt>
              <dd className="num">{formatRupees(order.totalAmount)}</dd>
            </div>
            {order.refundedAmount > 0 && (
              <div className="flex justify-between">
                <dt>{t(common.refunded)}</dt>
                <dd className="num">{formatRupees(order.refundedAmount)}</dd>
              </div>
            )}
            {order.pickUps
              .filter(({ cash }) => cash > 0)
              .map(({ _id, cash, doneAt }) => (
                <div key={_id} className="flex justify-between">
                  <dt>{doneAt ? t(texts.cashGivenBack, { when: formatDateTime(doneAt) }) : <CashToGiveBack />}</dt>
                  <dd className="num">{formatRupees(cash)}</dd>
                </div>
              ))}
          </dl>
          <p className="mt-1.5 text-ink-600">
            {order.paymentType === 'cod' ? t(texts.paidInCash) : t(common.online)}
            {order.paymentId ? ` · ${order.paymentId}` : ''}
            {order.couponCode ? ` · ${t(texts.coupon, { code: order.couponCode })}` : ''}
          </p>
        </Section>
        {may('see all orders') && order.invoices.length > 0 && (
          <Section title={t(texts.documents)}>
            <OrderDocuments order={order} />
          </Section>
        )}
        {may('change orders') && (
          <Section title={t(common.notes)}>
            <OrderNotes orderId={order._id} />
          </Section>
        )}
        <Section title={t(texts.timeline)}>
          <ol className="grid gap-2">
            {order.timeline.map((entry) => (
              <li key={entry._id}>
                <span className="font-semibold">{entry.label}</span>{' '}
                <span className="text-ink-600">
                  {formatDateTime(entry.at)}
                  {entry.byName ? ` · ${entry.byName}` : ''}
                </span>
                {entry.reason && (
                  <p lang={textLanguage(entry.reason)} className="text-ink-600">
                    {entry.reason}
                  </p>
                )}
                {entry.change && <ChangedBill change={entry.change} />}
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </Sheet>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-bold">{title}</h3>
      {children}
    </section>
  );
}

const CashToGiveBack = () =>
  may('count cash') ? (
    <Link to="?section=pick-ups&state=open">{t(texts.cashToGiveBack)}</Link>
  ) : (
    t(texts.cashToGiveBack)
  );
