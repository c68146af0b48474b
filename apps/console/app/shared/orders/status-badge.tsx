import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orderStatus as texts } from '@subah/messages/console/order-status';
import { orderStatuses } from '@subah/messages/order-statuses';
import { isBroughtBack } from '@subah/rules/delivery/handover';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { Badge } from '@subah/ui/badge';

const TONES: Record<OrderStatus, 'new' | 'go' | 'ok' | 'no' | 'back'> = {
  OrderPlaced: 'new',
  shipped: 'go',
  'outfor delivery': 'go',
  delivered: 'ok',
  cancelled: 'no',
  exchange_requested: 'back',
  exchange_in_transit: 'back',
  exchanged: 'ok',
  return_requested: 'back',
  returned: 'back',
};

type ShownOrder = Pick<Order, 'status' | 'prescriptionState'> & Partial<Pick<Order, 'timeline'>>;

export const StatusBadge = ({ order }: { order: ShownOrder }) => (
  <span className="inline-grid justify-items-start gap-1">
    <Badge tone={TONES[order.status]} className="md:max-xl:whitespace-normal">
      {order.status === 'OrderPlaced' ? t(texts.newOrder) : t(orderStatuses[order.status])}
    </Badge>
    {isBroughtBack(order) && <span className="font-bold text-chilli text-xs">{t(common.notDelivered)}</span>}
    {order.prescriptionState === 'to_check' && (
      <span className="font-bold text-chilli text-xs">{t(texts.checkPrescription)}</span>
    )}
  </span>
);
