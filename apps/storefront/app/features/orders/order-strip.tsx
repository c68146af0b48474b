import type { Order } from '@subah/contract/orders/orders';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { ItemPictures } from '../../shared/orders/item-pictures.tsx';

/** A past order in one row: its first pictures, its total and the button that opens it. */
export function OrderStrip({ order, onOpen }: { order: Order; onOpen: () => void }) {
  return (
    <div className="num mt-3 flex items-center gap-3 border-line max-[20rem]:flex-wrap border-t pt-3">
      <div className="min-w-0 flex-1 max-[20rem]:basis-full">
        <ItemPictures items={order.products} max={4} />
      </div>
      <b className="font-extrabold">{formatRupees(order.bill.toPay)}</b>
      <Button variant="line" size="sm" onClick={onOpen}>
        {t(orders.showOrder)}
        <span className="sr-only">{` ${orderName(order._id)}`}</span>
      </Button>
    </div>
  );
}
