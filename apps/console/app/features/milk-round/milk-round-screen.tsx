import type { MilkDelivery, MorningSheet } from '@subah/contract/orders/milk';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';

/** Packs to load, then the deliveries by area, each marked with its outcome. */
export const MilkRoundScreen = () => (
  <DaySheet
    name={['milk-round']}
    load={async (date) => (await api('GET admin/milk/morning-sheet', { query: { date } })).data}
    errorText="Failed to load data"
    isEmpty={(sheet) => sheet.total.deliveries === 0}
    empty={{ title: 'No milk is to be delivered.', text: (day) => `Nobody gets milk on ${day}.` }}
  >
    {(sheet, { day, reload }) => <Round sheet={sheet} day={day} onChange={reload} />}
  </DaySheet>
);

type RoundProps = { sheet: MorningSheet; day: string; onChange: () => void };

function Round({ sheet, day, onChange }: RoundProps) {
  return (
    <div className="grid gap-3.5">
      <section className="card p-4">
        <h2 className="num font-bold text-base">
          {day} · to load: {sheet.total.packs} packs, {sheet.total.litres} L · to collect{' '}
          {formatRupees(sheet.total.toCollect)}
        </h2>
        <ul className="mt-1.5">
          {sheet.products.map((product) => (
            <li key={product.productId}>
              <b className="num">{product.packs}</b> × {product.name}, {product.unit}
            </li>
          ))}
        </ul>
      </section>
      {sheet.areas.map((area) => (
        <section key={area.area} className="card p-4">
          <h2 className="num font-bold text-base">
            {area.area} · {area.packs} packs, {area.litres} L
          </h2>
          <ul className="mt-1.5">
            {area.deliveries.map((delivery) => (
              <DeliveryRow key={delivery._id} delivery={delivery} onChange={onChange} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const LABELS: Record<MilkDelivery['status'], string> = {
  ordered: 'To deliver',
  delivered: 'Delivered',
  missed: 'Missed',
  sour: 'Sour',
  unavailable: 'Not available',
};
const OUTCOMES = ['delivered', 'missed', 'sour'] as const;
type Outcome = (typeof OUTCOMES)[number];

function DeliveryRow({ delivery, onChange }: { delivery: MilkDelivery; onChange: () => void }) {
  const { pending, run } = useAction<Outcome>('something went wrong');
  const mark = (status: Outcome) =>
    run(status, async () => {
      await api('PATCH admin/milk/deliveries/{id}', { params: { id: delivery._id }, body: { status } });
      onChange();
    });
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-2 first:border-t-0">
      <span className="min-w-0 flex-1 basis-60">
        <b>{delivery.customer.name}</b> · {delivery.customer.mobile}
        <span className="block text-ink-600">
          {delivery.packs} × {delivery.name}, {delivery.unit}
          {delivery.address ? ` · ${delivery.address.street}` : ''}
        </span>
      </span>
      <Badge tone={delivery.status === 'delivered' ? 'ok' : 'neutral'}>{LABELS[delivery.status]}</Badge>
      <span className="flex gap-1 print:hidden">
        {OUTCOMES.filter((outcome) => outcome !== delivery.status).map((outcome) => (
          <Button key={outcome} variant="quiet" size="sm" busy={pending === outcome} onClick={() => void mark(outcome)}>
            {LABELS[outcome]}
            <span className="sr-only">: {delivery.customer.name}</span>
          </Button>
        ))}
      </span>
    </li>
  );
}
