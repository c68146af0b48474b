import type { Order } from '@subah/contract/orders/orders';
import { pictureSize } from '@subah/contract/picture';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { orderName } from './order-format.ts';

const SHOWN = 4;

/** A past order in one row: its first pictures, its total and the button that opens it. */
export function OrderStrip({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const items = order.products;
  const more = items.length - SHOWN;
  return (
    <div className="num mt-3 flex items-center gap-3 border-line border-t pt-3">
      <ul className="flex min-w-0 flex-1 items-center gap-1.5">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item._id}>
            <img
              src={pictureSize(item.image, 300, 'webp')}
              width={40}
              height={40}
              alt={nameLines(item).main}
              loading="lazy"
              className="size-10 rounded-add bg-sunk object-cover"
            />
          </li>
        ))}
        {more > 0 && <li className="text-ink-600 text-meta">{t(orders.moreItems, { count: more })}</li>}
      </ul>
      <b className="font-extrabold">{formatRupees(order.bill.toPay)}</b>
      <Button variant="line" size="sm" onClick={onOpen}>
        {t(orders.showOrder)}
        <span className="sr-only">{` ${orderName(order._id)}`}</span>
      </Button>
    </div>
  );
}
