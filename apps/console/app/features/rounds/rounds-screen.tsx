import type { Rounds } from '@subah/contract/rounds/rounds';
import { t } from '@subah/messages/console/message';
import { rounds as texts } from '@subah/messages/console/rounds';
import { Button } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { RoundCard } from './round-card.tsx';

/** The rounds of a morning: made from areas, given to riders, put into order. */
export const RoundsScreen = () => (
  <DaySheet
    name={['rounds']}
    load={async (date) => (await api('GET admin/rounds', { query: { date } })).data}
    errorText={t(texts.failedToLoad)}
  >
    {(morning, { day, reload }) => <Morning morning={morning} day={day} reload={reload} />}
  </DaySheet>
);

type MorningProps = { morning: Rounds; day: string; reload: () => void };

function Morning({ morning, day, reload }: MorningProps) {
  const { date, rounds, waiting, riders } = morning;
  const { pending, run } = useAction<'make'>(t(texts.makeFailed));
  const make = () =>
    run('make', async () => {
      const left = (await api('POST admin/rounds/make', { body: { date } })).data.waiting;
      toast(t(texts.made, { count: waiting - left, left }));
      reload();
    });
  const held = rounds.reduce((sum, { isDayCounted, waiting }) => sum + (isDayCounted ? waiting : 0), 0);
  const isEmpty = rounds.length === 0 && waiting === 0;
  return (
    <div className="grid gap-3.5">
      <section className="card flex flex-wrap items-center justify-between gap-2 p-4">
        <h2 className="num font-bold text-base">{t(texts.roundsOfDay, { day, count: rounds.length })}</h2>
        {waiting > 0 && (
          <p role="status" className="num font-bold text-mango-700">
            {t(texts.waiting, { count: waiting })}
          </p>
        )}
        <Button size="sm" disabled={waiting === held} busy={pending === 'make'} onClick={() => void make()}>
          {t(texts.make)}
        </Button>
      </section>
      {isEmpty && (
        <div className="card">
          <EmptyState title={t(texts.nothingToDeliver)} text={t(texts.noOrdersNoMilk, { day })} />
        </div>
      )}
      {rounds.map((round) => (
        <RoundCard
          key={round._id}
          round={round}
          riders={riders}
          others={rounds.filter((other) => other._id !== round._id && !other.isDayCounted)}
          reload={reload}
        />
      ))}
    </div>
  );
}
