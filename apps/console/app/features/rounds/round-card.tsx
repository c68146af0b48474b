import type { Round, RoundStop, Rounds } from '@subah/contract/rounds/rounds';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { rounds as texts } from '@subah/messages/console/rounds';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { toast } from '@subah/ui/toast';
import { type DragEvent, useRef, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { moveItem } from './move-item.ts';
import { StopRow } from './stop-row.tsx';

const STATUSES = {
  planned: { label: t(texts.planned), tone: 'neutral' },
  started: { label: t(texts.started), tone: 'go' },
  done: { label: t(texts.done), tone: 'ok' },
} as const;

const idOf = ({ _id }: RoundStop): string => _id;

type RoundCardProps = { round: Round; riders: Rounds['riders']; others: Round[]; reload: () => void };

export function RoundCard({ round, riders, others, reload }: RoundCardProps) {
  const { pending, run } = useAction<'rider' | 'order' | 'move'>(t(texts.changeFailed));
  /** The new order of `before`, shown until other stops are loaded. */
  const [moved, setMoved] = useState<{ before: RoundStop[]; stops: RoundStop[] }>();
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const [dragged, setDragged] = useState<number>();
  const stops = moved?.before === round.stops ? moved.stops : round.stops;
  const status = STATUSES[round.status];

  const assign = (riderId: string) =>
    run('rider', async () => {
      const body = { riderId: riderId || null, readAs: { riderId: round.rider?._id ?? null } };
      const { area } = round;
      await api('PATCH admin/rounds/{id}', { params: { id: round._id }, body }).finally(reload);
      const rider = riders.find(({ _id }) => _id === riderId);
      toast(rider ? t(texts.assigned, { area, name: rider.name }) : t(texts.unassigned, { area }));
    });
  const reorder = (from: number, to: number) =>
    run('order', async () => {
      const next = moveItem(stops, from, to);
      setMoved({ before: round.stops, stops: next });
      const body = { stopIds: next.map(idOf), readAs: { stopIds: stops.map(idOf) } };
      // One after the other: the last order that was chosen must be the last that is saved.
      const save = saved.current.then(() => api('PUT admin/rounds/{id}/stops', { params: { id: round._id }, body }));
      saved.current = save.catch(() => {});
      try {
        await save;
        toast(t(texts.reordered, { number: to + 1, name: next[to]?.name ?? '' }));
      } catch (error) {
        setMoved(undefined);
        throw error;
      } finally {
        reload();
      }
    });
  const moveTo = ({ _id: id, name }: RoundStop, roundId: string) =>
    run('move', async () => {
      const body = { roundId, readAs: { roundId: round._id } };
      await api('PATCH admin/rounds/stops/{id}', { params: { id }, body }).finally(reload);
      const area = others.find(({ _id }) => _id === roundId)?.area ?? '';
      toast(t(texts.stopMoved, { area, name }));
    });
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== undefined && dragged !== to) void reorder(dragged, to);
    setDragged(undefined);
  };

  return (
    <section className="card p-4" aria-label={t(texts.round, { area: round.area })}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="num font-bold text-base">
          {t(texts.stops, { area: round.area, count: stops.length })}
          {round.toCollect > 0 && ` · ${t(texts.toCollect, { amount: formatRupees(round.toCollect) })}`}
        </h2>
        <Badge tone={status.tone}>{status.label}</Badge>
        <label className="ml-auto flex items-center gap-2">
          {t(common.rider)}
          <select
            value={round.rider?._id ?? ''}
            aria-busy={pending === 'rider'}
            onChange={(event) => void (pending !== 'rider' && assign(event.target.value))}
            className="h-11 max-w-48 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
          >
            <option value="">{t(texts.nobodyYet)}</option>
            {withCurrent(riders, round.rider).map((rider) => (
              <option key={rider._id} value={rider._id}>
                {rider.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {round.isDayCounted && (round.waiting > 0 || round.status !== 'done') && (
        <p role="status" className="mt-2 font-bold text-mango-700">
          {t(texts.dayCounted, { name: round.rider?.name ?? '', count: round.waiting })}
        </p>
      )}
      {stops.length === 0 && <p className="mt-2 text-ink-600">{t(texts.allMoved)}</p>}
      <ol className="mt-1.5">
        {stops.map((stop, index) => (
          <StopRow
            key={stop._id}
            stop={stop}
            number={index + 1}
            isLast={index === stops.length - 1}
            isDragged={dragged === index}
            others={others}
            onUp={() => void reorder(index, index - 1)}
            onDown={() => void reorder(index, index + 1)}
            onMoveTo={(roundId) => void moveTo(stop, roundId)}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDrop={(event) => drop(event, index)}
          />
        ))}
      </ol>
    </section>
  );
}

/** A rider who was switched off stays visible until another one is chosen. */
const withCurrent = (riders: Rounds['riders'], current: Round['rider']) =>
  current && riders.every(({ _id }) => _id !== current._id) ? [...riders, current] : riders;
