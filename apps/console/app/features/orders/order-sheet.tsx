import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { orderName } from '@subah/rules/orders/order-name';
import { Sheet } from '@subah/ui/sheet';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { customerLink } from '../../shared/accounts/customer-link.ts';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PrescriptionDecision } from './prescription-decision.tsx';
import { SheetSection } from './sheet-section.tsx';
import { StatusForm } from './status-form.tsx';

type OrderSheetProps = { order: Order; onClose: () => void; onChange: () => void };

export const OrderSheet = ({ order, onClose, onChange }: OrderSheetProps) => (
  <Sheet open onClose={onClose} title={t(texts.orderTitle, { id: orderName(order._id) })} closeLabel={t(common.close)}>
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge order={order} />
        <span className="text-ink-600">{formatDateTime(order.createdAt)}</span>
        {may('see all orders') && <InvoiceButton order={order} />}
      </div>
      {may('change orders') && <StatusForm key={order.status} order={order} onDone={onChange} />}
      {order.prescriptionState === 'to_check' && <PrescriptionDecision order={order} onDone={onChange} />}
      <OrderDelivery order={order} onChange={onChange} />
      <SheetSection title={t(common.customer)}>
        <Customer customer={order.userId} />
      </SheetSection>
      <SheetSection title={t(common.products)}>
        <OrderItems order={order} onChange={onChange} />
      </SheetSection>
      <OrderBill order={order} />
      {may('see all orders') && order.invoices.length > 0 && (
        <SheetSection title={t(texts.documents)}>
          <OrderDocuments order={order} />
        </SheetSection>
      )}
      {may('change orders') && (
        <SheetSection title={t(common.notes)}>
          <OrderNotes orderId={order._id} />
        </SheetSection>
      )}
      <OrderTimeline timeline={order.timeline} />
    </div>
  </Sheet>
);

const Customer = ({ customer: { _id, name, mobile, email } }: { customer: Order['userId'] }) => (
  <p>
    {may('serve customers') ? <Link to={customerLink(_id)}>{name}</Link> : name}
    {mobile && (
      <>
        {' '}
        · <a href={`tel:+91${mobile}`}>{mobile}</a> · {email}
      </>
    )}
  </p>
);
