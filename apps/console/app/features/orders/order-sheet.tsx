import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { formatRupees } from '@subah/rules/money';
import { refuseSamplePlan } from '@subah/rules/orders/allowed-changes';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { Badge } from '@subah/ui/badge';
import { Sheet } from '@subah/ui/sheet';
import { may } from '../../lib/api/may.ts';
import { formatDateTime, formatDay } from '../../lib/dates/format-date.ts';
import { Thumbnail } from '../../lib/pictures/thumbnail.tsx';
import { MissingPatient } from '../../shared/lab-patient/missing-patient.tsx';
import { PatientButton } from '../../shared/lab-patient/patient-button.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { LabReport } from './lab-report.tsx';
import { shortId } from './order-calls.ts';
import { OrderDocuments } from './order-documents.tsx';
import { PrescriptionDecision } from './prescription-decision.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StatusForm } from './status-form.tsx';

type OrderSheetProps = { order: Order; onClose: () => void; onChange: () => void };

export function OrderSheet({ order, onClose, onChange }: OrderSheetProps) {
  const { deliveryAddress: address, userId: customer, bill } = order;
  const { bringsGoods, collectionDates } = homeVisits(order.products);
  return (
    <Sheet open onClose={onClose} title={`Order ${shortId(order)}`} closeLabel="Close">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge order={order} />
          <span className="text-ink-600">
            {order.orderNumber} · {formatDateTime(order.createdAt)}
          </span>
          {may('see all orders') && <InvoiceButton order={order} />}
        </div>
        {may('change orders') && <StatusForm key={order.version} order={order} onDone={onChange} />}
        {order.prescriptionState === 'to_check' && <PrescriptionDecision order={order} onDone={onChange} />}
        <Section title={bringsGoods ? 'Deliver to' : 'Collect the sample at'}>
          <p>
            <b>{address.name}</b>, {address.phone}
          </p>
          <p>
            {address.street}, {address.city}, {address.state} {address.pincode}
          </p>
          {bringsGoods && (
            <p className="text-ink-600">
              {order.expressDelivery ? 'Express, 10 to 30 minutes' : order.deliverySlot.label}
            </p>
          )}
          {collectionDates.map((date) => (
            <p key={date} className="text-ink-600">
              Sample: {collectionLabel(date)}
            </p>
          ))}
        </Section>
        <Section title="Customer">
          <p>
            {customer.name} · <a href={`tel:+91${customer.mobile}`}>{customer.mobile}</a> · {customer.email}
          </p>
        </Section>
        <Section title="Products">
          <ul>
            {order.products.map((line) => (
              <li key={line._id} className="border-line border-t first:border-t-0">
                <div className="flex items-center gap-2.5 py-1.5">
                  <Thumbnail path={line.image} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{line.name}</span>
                    <span className="block text-ink-600 text-xs">
                      {line.unit} × {line.quantity}
                      {line.labPatient &&
                        ` · ${line.labPatient.patientName}, ${line.labPatient.patientAge}, to collect on ${formatDay(line.labPatient.collectionDate)}`}
                    </span>
                  </span>
                  {line.isRejected && <Badge tone="no">Taken out</Badge>}
                  <span className="num font-semibold">{formatRupees(line.total)}</span>
                </div>
                {may('handle lab tests') && isToCollect(order, line) && (
                  <div className="pb-3 pl-11.5">
                    {line.labPatient ? (
                      <PatientButton orderId={order._id} test={line} patient={line.labPatient} />
                    ) : (
                      <MissingPatient orderId={order._id} phone={address.phone} test={line} />
                    )}
                  </div>
                )}
                {may('handle lab tests') && line.product_type === 'labtest' && !line.isRejected && (
                  <LabReport orderId={order._id} line={line} />
                )}
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Bill">
          <dl className="grid gap-1">
            {bill.lines.map((line) => (
              <div key={line.key} className="flex justify-between">
                <dt>{line.label}</dt>
                <dd className="num">{formatRupees(line.amount)}</dd>
              </div>
            ))}
            <div className="flex justify-between border-line border-t pt-1 font-bold">
              <dt>{order.isPaid ? 'Total Paid' : 'Amount to Pay'}</dt>
              <dd className="num">{formatRupees(order.totalAmount)}</dd>
            </div>
            {order.refundedAmount > 0 && (
              <div className="flex justify-between">
                <dt>Sent back</dt>
                <dd className="num">{formatRupees(order.refundedAmount)}</dd>
              </div>
            )}
          </dl>
          <p className="mt-1.5 text-ink-600">
            {order.paymentType === 'cod' ? 'cash on delivery' : 'Online'}
            {order.paymentId ? ` · ${order.paymentId}` : ''}
            {order.couponCode ? ` · coupon ${order.couponCode}` : ''}
          </p>
        </Section>
        {may('see all orders') && order.invoices.length > 0 && (
          <Section title="Invoice and credit notes">
            <OrderDocuments order={order} />
          </Section>
        )}
        <Section title="What happened">
          <ol className="grid gap-2">
            {order.timeline.map((entry) => (
              <li key={entry._id}>
                <span className="font-semibold">{entry.label}</span>{' '}
                <span className="text-ink-600">
                  {formatDateTime(entry.at)}
                  {entry.byName ? ` · ${entry.byName}` : ''}
                </span>
                {entry.reason && <p className="text-ink-600">{entry.reason}</p>}
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </Sheet>
  );
}

/** The sample can still be planned. */
const isToCollect = (order: Order, line: OrderItem): boolean =>
  line.product_type === 'labtest' && !line.isRejected && !refuseSamplePlan(order);

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-bold">{title}</h3>
      {children}
    </section>
  );
}
