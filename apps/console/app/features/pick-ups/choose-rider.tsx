import type { PickUp } from '@subah/contract/orders/pick-ups';
import { t } from '@subah/messages/console/message';
import { pickUps as texts } from '@subah/messages/console/pick-ups';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useRiders } from './use-riders.ts';

type ChooseRiderProps = { pickUp: PickUp; onSaved: (changed: PickUp) => void };

/** Selects the rider who fetches the goods, and saves each choice. A deactivated rider stays selectable. */
export function ChooseRider({ pickUp, onSaved }: ChooseRiderProps) {
  const riders = useRiders();
  const { pending, run } = useAction<'ask'>(t(texts.riderFailed));
  const { _id, orderId, rider } = pickUp;
  const options = rider && !riders.some((one) => one._id === rider._id) ? [rider, ...riders] : riders;
  const ask = (riderId: string) =>
    run('ask', async () => {
      const body = { riderId: riderId || null, readAs: { riderId: rider?._id ?? null } };
      onSaved((await api('PATCH admin/pick-ups/{id}', { params: { id: _id }, body })).data);
    });
  return (
    <select
      aria-label={t(texts.riderOf, { order: `#${orderId.slice(-7)}` })}
      value={rider?._id ?? ''}
      disabled={pending === 'ask'}
      onChange={(event) => void ask(event.target.value)}
      className="h-11 w-40 rounded-add border border-line-strong bg-card px-2 lg:h-9"
    >
      <option value="">{t(texts.noRider)}</option>
      {options.map((one) => (
        <option key={one._id} value={one._id}>
          {one.name}
        </option>
      ))}
    </select>
  );
}
