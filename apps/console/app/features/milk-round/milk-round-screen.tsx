import type { MilkDelivery, MorningSheet } from '@subah/contract/milk';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { RowsSkeleton } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { useParam } from '../../lib/use-param.ts';

export function MilkRoundScreen() {
  const [date, setDate] = useParam('date');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['milk-round', date],
    queryFn: async () => (await api('GET admin/milk/morning-sheet', { query: { date: date || undefined } })).data,
  });
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <label className="flex items-center gap-2">
          Morning of
          <input
            type="date"
            value={date || data?.date || ''}
            onChange={(event) => setDate(event.target.value)}
            className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
          />
        </label>
        <Button size="sm" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </div>
      {isPending && <RowsSkeleton />}
      {error && <ErrorState title="Failed to load data" onRetry={() => void refetch()} />}
      {data && <Sheet sheet={data} onChange={() => void refetch()} />}
    </div>
  );
}

function Sheet({ sheet, onChange }: { sheet: MorningSheet; onChange: () => void }) {
  if (sheet.total.deliveries === 0) {
    return (
      <div className="card">
        <EmptyState title="No milk is to be delivered." />
      </div>
    );
  }
  return (
    <div className="grid gap-3.5">
      <section className="card p-4">
        <h2 className="num font-bold text-base">
          To load: {sheet.total.packs} packs, {sheet.total.litres} L · to collect {formatRupees(sheet.total.toCollect)}
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
              <Door key={delivery._id} delivery={delivery} onChange={onChange} />
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

function Door({ delivery, onChange }: { delivery: MilkDelivery; onChange: () => void }) {
  const [busy, setBusy] = useState<string>();
  const mark = async (status: (typeof OUTCOMES)[number]) => {
    setBusy(status);
    try {
      await api('PATCH admin/milk/deliveries/{id}', { params: { id: delivery._id }, body: { status } });
      onChange();
    } catch (error) {
      showFailure(error, 'something went wrong');
    } finally {
      setBusy(undefined);
    }
  };
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
          <Button key={outcome} variant="quiet" size="sm" busy={busy === outcome} onClick={() => void mark(outcome)}>
            {LABELS[outcome]}
            <span className="sr-only">: {delivery.customer.name}</span>
          </Button>
        ))}
      </span>
    </li>
  );
}
