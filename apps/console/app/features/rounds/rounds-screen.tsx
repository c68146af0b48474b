import type { Rounds } from '@subah/contract/orders/rounds';
import { Button } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { RoundCard } from './round-card.tsx';

/** The rounds of a morning: made from areas, given to riders, put into order. */
export const RoundsScreen = () => (
  <DaySheet
    name={['rounds']}
    load={async (date) => (await api('GET admin/rounds', { query: { date } })).data}
    errorText="Failed to load rounds."
  >
    {(morning, { day, reload }) => <Morning morning={morning} day={day} reload={reload} />}
  </DaySheet>
);

type MorningProps = { morning: Rounds; day: string; reload: () => void };

function Morning({ morning, day, reload }: MorningProps) {
  const { date, rounds, waiting, riders } = morning;
  const { pending, run } = useAction<'make'>('Failed to make the rounds');
  const make = () =>
    run('make', async () => {
      await api('POST admin/rounds/make', { body: { date } });
      reload();
    });
  const isEmpty = rounds.length === 0 && waiting === 0;
  return (
    <div className="grid gap-3.5">
      <section className="card flex flex-wrap items-center justify-between gap-2 p-4">
        <h2 className="num font-bold text-base">
          {day} · {rounds.length === 1 ? '1 round' : `${rounds.length} rounds`}
        </h2>
        {waiting > 0 && (
          <p role="status" className="num font-bold text-mango-700">
            {waiting === 1 ? '1 delivery is' : `${waiting} deliveries are`} in no round yet
          </p>
        )}
        <Button size="sm" disabled={waiting === 0} busy={pending === 'make'} onClick={() => void make()}>
          Make rounds
        </Button>
      </section>
      {isEmpty && (
        <div className="card">
          <EmptyState title="Nothing to deliver" text={`There are no orders and no milk for ${day}.`} />
        </div>
      )}
      {rounds.map((round) => (
        <RoundCard
          key={round._id}
          round={round}
          riders={riders}
          others={rounds.filter((other) => other._id !== round._id)}
          reload={reload}
        />
      ))}
    </div>
  );
}
