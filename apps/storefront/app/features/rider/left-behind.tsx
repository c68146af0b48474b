import type { RiderRound } from '@subah/contract/rounds/rider';
import { deliveryStates, rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { orderName } from '@subah/rules/orders/order-name';
import { AlertDialog } from '@subah/ui/dialog';
import { leftBehind } from './stop-work.ts';

type LeftBehindProps = { round: RiderRound | undefined; onClose: () => void };

/** Says after the start of a round which orders stay in the shop, and why. */
export function LeftBehind({ round, onClose }: LeftBehindProps) {
  const orders = round ? leftBehind(round) : [];
  return (
    <AlertDialog
      open={orders.length > 0}
      onClose={onClose}
      title={t(rider.staysBehind)}
      message={
        <>
          {orders.map(({ _id, name, state }) => (
            <span key={_id} className="num block">
              {t(rider.staysBecause, { number: orderName(_id), name, state: deliveryStates[state] })}
            </span>
          ))}
          <span className="mt-2 block">{t(rider.takeLater)}</span>
        </>
      }
      actionLabel={t(rider.dismiss)}
    />
  );
}
