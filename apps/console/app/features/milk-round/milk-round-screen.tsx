import type { MilkDelivery, MorningSheet } from '@subah/contract/milk/milk-round';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { milkRound as texts } from '@subah/messages/console/milk-round';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { ExportButton } from '../../lib/resource/export-button.tsx';
import type { CsvColumns } from '../../lib/resource/resource.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { DairySheets } from './dairy-sheets.tsx';

/** Packs to load, then the deliveries by area, each marked with its outcome. */
export const MilkRoundScreen = () => (
  <DaySheet
    name={['milk-round']}
    load={async (date) => (await api('GET admin/milk/morning-sheet', { query: { date } })).data}
    errorText={t(common.failedToLoad)}
    isEmpty={(sheet) => sheet.total.deliveries === 0}
    empty={{ title: t(texts.nothingToDeliver), text: (day) => t(texts.noPlans, { day }) }}
  >
    {(sheet, { day, reload }) => <Round sheet={sheet} day={day} onChange={reload} />}
  </DaySheet>
);

type RoundProps = { sheet: MorningSheet; day: string; onChange: () => void };

function Round({ sheet, day, onChange }: RoundProps) {
  const { total } = sheet;
  return (
    <div className="grid gap-3.5">
      <section className="card p-4">
        <span className="float-right ml-2 print:hidden">
          <ExportButton
            fileName={`milk-${sheet.date}`}
            columns={CSV}
            load={async () => ({ data: sheet.areas.flatMap(({ deliveries }) => deliveries), nextCursor: null })}
            errorText={t(common.failedToLoad)}
          />
        </span>
        <h2 className="num font-bold text-base">
          {t(sheet.isForecast ? texts.expected : texts.toLoad, {
            day,
            packs: total.packs,
            litres: total.litres,
            amount: formatRupees(total.toCollect),
          })}
        </h2>
        {sheet.isForecast && <p className="text-ink-600">{t(texts.countedFromPlans, { count: total.deliveries })}</p>}
        {sheet.dairies.map((dairy) => (
          <Dairy key={dairy.brand} dairy={dairy} />
        ))}
      </section>
      <DairySheets date={sheet.date} />
      {sheet.areas.map((area) => (
        <Area key={area.area} area={area} date={sheet.date} onChange={onChange} />
      ))}
    </div>
  );
}

const Dairy = ({ dairy }: { dairy: MorningSheet['dairies'][number] }) => (
  <div className="mt-2">
    <h3 className="num font-semibold">
      {t(texts.brandLoad, { brand: dairy.brand ?? t(texts.otherBrand), packs: dairy.packs, litres: dairy.litres })}
    </h3>
    <ul>
      {dairy.products.map((product) => (
        <li key={product.productId}>
          <b className="num">{product.packs}</b> × {product.name}, {product.unit}
        </li>
      ))}
    </ul>
  </div>
);

type AreaProps = { area: MorningSheet['areas'][number]; date: string; onChange: () => void };

function Area({ area, date, onChange }: AreaProps) {
  const { pending, run } = useAction<'deliver'>(t(common.wentWrong));
  const left = area.deliveries.filter(({ status }) => status === 'ordered').length;
  const deliverAll = () =>
    run('deliver', async () => {
      await api('POST admin/milk/deliveries/deliver-area', { body: { date, area: area.area } });
      toast(t(texts.allDelivered, { area: area.area, count: left }));
      onChange();
    });
  return (
    <section className="card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="num font-bold text-base">{t(texts.areaLoad, area)}</h2>
        {left > 1 && (
          <Button size="sm" className="print:hidden" busy={pending === 'deliver'} onClick={() => void deliverAll()}>
            {t(texts.deliverAll, { count: left })}
            <span className="sr-only"> {t(texts.inArea, { area: area.area })}</span>
          </Button>
        )}
      </div>
      <ul className="mt-1.5">
        {area.deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

const LABELS: Record<MilkDelivery['status'], string> = {
  ordered: t(common.toDeliver),
  delivered: t(common.delivered),
  missed: t(texts.missed),
  sour: t(texts.sour),
  unavailable: t(texts.notAvailable),
};
const CSV: CsvColumns<MilkDelivery> = [
  [t(common.area), (row) => row.area],
  [t(common.customer), (row) => row.customer.name],
  [t(common.mobile), (row) => row.customer.mobile],
  [t(common.address), (row) => row.address?.street ?? ''],
  [t(common.product), (row) => `${row.name}, ${row.unit}`],
  [t(common.packs), (row) => row.packs],
  [t(common.amount), (row) => row.amount],
  [t(common.payment), (row) => t(row.paidBy === 'cod' ? common.cashOnDelivery : texts.milkBalance)],
  [t(common.status), (row) => LABELS[row.status]],
];
const OUTCOMES = ['delivered', 'missed', 'sour'] as const;
type Outcome = (typeof OUTCOMES)[number];

function DeliveryRow({ delivery, onChange }: { delivery: MilkDelivery; onChange: () => void }) {
  const { pending, run } = useAction<Outcome>(t(common.wentWrong));
  const mark = (status: Outcome) =>
    run(status, async () => {
      const body = { status, readAs: { status: delivery.status } };
      // After a refusal, too: the list shows the mark of a colleague.
      await api('PATCH admin/milk/deliveries/{id}', { params: { id: delivery._id }, body }).finally(onChange);
    });
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-2 first:border-t-0">
      <span className="min-w-0 flex-1 basis-60">
        <b>{delivery.customer.name}</b> ·{' '}
        <a href={`tel:+91${delivery.customer.mobile}`} className="num text-leaf-700 hover:underline">
          {delivery.customer.mobile}
        </a>
        <span className="block text-ink-600">
          {delivery.packs} × {delivery.name}, {delivery.unit}
          {delivery.address ? ` · ${delivery.address.street}` : ''}
        </span>
      </span>
      <span role="status">
        <Badge tone={delivery.status === 'delivered' ? 'ok' : 'neutral'}>{LABELS[delivery.status]}</Badge>
      </span>
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
