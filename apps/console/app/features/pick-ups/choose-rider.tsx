import type { PickUp } from '@subah/contract/orders/pick-ups';
import { t } from '@subah/messages/console/message';
import { pickUps as texts } from '@subah/messages/console/pick-ups';
import { orderName } from '@subah/rules/orders/order-name';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { ChoosePerson } from '../../shared/accounts/choose-person.tsx';
import { useRiders } from './use-riders.ts';

type ChooseRiderProps = { pickUp: PickUp; onSaved: (changed: PickUp) => void };

/** Selects the rider who fetches the goods, and saves each choice. */
export function ChooseRider({ pickUp, onSaved }: ChooseRiderProps) {
  const riders = useRiders();
  const { pending, run } = useAction<'ask'>(t(texts.riderFailed));
  const { _id, orderId, rider } = pickUp;
  const ask = (riderId: string | null) =>
    run('ask', async () => {
      const body = { riderId, readAs: { riderId: rider?._id ?? null } };
      const { data } = await api('PATCH admin/pick-ups/{id}', { params: { id: _id }, body });
      onSaved(data);
      const order = orderName(orderId);
      toast(data.rider ? t(texts.asked, { order, name: data.rider.name }) : t(texts.notAsked, { order }));
    });
  return (
    <ChoosePerson
      label={t(texts.riderOf, { order: orderName(orderId) })}
      person={rider}
      people={riders}
      none={t(texts.noRider)}
      isBusy={pending === 'ask'}
      onChoose={(riderId) => void ask(riderId)}
    />
  );
}
