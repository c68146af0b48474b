import type { RiderStop } from '@subah/contract/rounds/rider';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { riderName } from './door.tsx';

type RecalledGoodsProps = { stop: RiderStop; onBringBack: (orderId: string) => void };

/** Orders that were recalled on the way: which packs must not be handed over, and a button that records the order as brought back. */
export const RecalledGoods = ({ stop, onBringBack }: RecalledGoodsProps) =>
  stop.orders.map(({ _id, recalled }) =>
    // A day that an earlier release stored does not have it.
    recalled ? (
      <div key={_id} role="alert" className="mt-3 grid gap-2 rounded-btn bg-chilli-50 px-3 py-2.5">
        <p className="font-bold text-chilli">{t(rider.recalledPacks, { number: orderName(_id) })}</p>
        <ul>
          {recalled.items.map((item) => (
            <li key={`${item.name} ${item.batch}`} className="break-words">
              <span translate="no">
                <b className="num">{item.quantity}</b> × {riderName(item)}, {unitText(item.unit)},
              </span>{' '}
              {t(rider.batch, { number: item.batch })}
            </li>
          ))}
          {recalled.hasMedicines && <li className="font-semibold">{t(rider.medicinePacket)}</li>}
        </ul>
        <p>{t(rider.bringBackHint)}</p>
        <Button variant="line" onClick={() => onBringBack(_id)}>
          {t(rider.bringBack, { number: orderName(_id) })}
        </Button>
      </div>
    ) : null,
  );
