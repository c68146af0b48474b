import type { RiderDay, RiderRound, RiderStop } from '@subah/contract/rounds/rider';
import { dayText } from '@subah/messages/dates';
import { notices } from '@subah/messages/notices';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { NO_AREA } from '@subah/rules/delivery/no-area';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { Button, buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useAreaName } from '../../shared/delivery/use-area-name.ts';
import { NoticeOffer } from '../../shared/notices/notice-offer.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { LeftBehind } from './left-behind.tsx';
import { NotDeliveredDialog } from './not-delivered-dialog.tsx';
import { PickUps } from './pick-ups.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { StopCard } from './stop-card.tsx';
import { bringBack, isOpen, waitingAt, workAt } from './stop-work.ts';
import { useRiderDay } from './use-rider-day.ts';
import type { NewVisit } from './visit-queue.ts';

type Open = { kind: 'deliver' | 'fail'; stopId: string };

export function RiderPage({ riderId }: { riderId: string }) {
  const round = useRiderDay(riderId);
  const { day, state, queue } = round;
  const [open, setOpen] = useState<Open>();
  const [startedId, setStartedId] = useState<string>();
  const close = () => setOpen(undefined);
  const record = async (visit: NewVisit): Promise<void> => {
    const isSent = await round.record(visit);
    toast(t(isSent ? rider.sent : rider.saved));
  };
  const run = (work: Promise<void>) =>
    void work.catch((error: unknown) => toast(errorMessage(error, t(rider.actionFailed)), { tone: 'warning' }));

  if (!day && state === 'loading') return <RiderSkeleton />;
  if (!day) {
    return (
      <div className="card">
        <ErrorState title={t(rider.failed)} onRetry={() => run(round.reload())} />
      </div>
    );
  }
  const openStop = findStop(day, open?.stopId);
  return (
    <div className="grid gap-4">
      <QueueNotice queue={queue} />
      <NoticeOffer title={t(notices.riderOfferTitle)} text={t(notices.riderOfferText)} isForWork />
      {day.rounds.length === 0 && day.pickUps.length === 0 && (
        <div className="card">
          <EmptyState
            title={t(rider.noRounds)}
            text={t(rider.noRoundsText)}
            action={<Button onClick={() => run(round.reload())}>{t(rider.refresh)}</Button>}
          />
        </div>
      )}
      {day.pickUps.length > 0 && <PickUps pickUps={day.pickUps} queue={queue} onRecord={record} />}
      {day.rounds.map((entry) => (
        <section key={entry._id} aria-labelledby={`${entry._id} ${entry._id}-day`} className="grid gap-2.5">
          <RoundHead
            round={entry}
            onStart={() => run(round.start(entry._id).then(() => setStartedId(entry._id)))}
            onMilk={() => run(round.deliverMilk(entry._id))}
          />
          <ol className="grid gap-2.5 md:grid-cols-2">
            {entry.stops.map((stop, index) => (
              <StopCard
                key={stop._id}
                stop={stop}
                number={index + 1}
                isWaiting={waitingAt(stop, queue) !== undefined}
                canDeliver={entry.isStarted}
                onDeliver={() => setOpen({ kind: 'deliver', stopId: stop._id })}
                onFail={() => setOpen({ kind: 'fail', stopId: stop._id })}
                onBringBack={(orderId) => run(record(bringBack(stop, orderId)))}
              />
            ))}
          </ol>
        </section>
      ))}
      <ShopCall day={day} />
      <LeftBehind round={day.rounds.find(({ _id }) => _id === startedId)} onClose={() => setStartedId(undefined)} />
      {openStop && open?.kind === 'deliver' && (
        <DeliverDialog stop={openStop} day={day} onClose={close} onRecord={record} />
      )}
      {openStop && open?.kind === 'fail' && <NotDeliveredDialog stop={openStop} onClose={close} onRecord={record} />}
    </div>
  );
}

/** From the day as it stands now: the shop may change an order while its dialog is open. */
const findStop = ({ rounds }: RiderDay, stopId: string | undefined): RiderStop | undefined =>
  rounds.flatMap(({ stops }) => stops).find(({ _id }) => _id === stopId);

type RoundHeadProps = { round: RiderRound; onStart: () => void; onMilk: () => void };

function RoundHead({ round, onStart, onMilk }: RoundHeadProps) {
  const { stops, isStarted } = round;
  const areaName = useAreaName(round.area);
  const left = stops.filter(isOpen);
  const due = toRupees(left.reduce((sum, stop) => sum + toPaise(workAt(stop).due), 0));
  const prepaidMilk = stops.flatMap(({ milk }) => milk).filter((milk) => milk.state === 'open' && milk.due === 0);
  return (
    <div className="grid gap-2">
      <h2 id={round._id} className="font-extrabold text-xl" translate="no">
        {round.area === NO_AREA ? t(rider.elsewhere) : areaName}
      </h2>
      <p className="num text-ink-600">
        <span id={`${round._id}-day`}>{dayText(round.date)}</span> ·{' '}
        {t(rider.stopsLeft, { left: left.length, count: stops.length })}
        {due > 0 && <b className="text-ink"> · {t(rider.toCollect, { amount: formatRupees(due) })}</b>}
      </p>
      {!isStarted && (
        <Button size="lg" onClick={onStart}>
          {t(rider.start)}
        </Button>
      )}
      {isStarted && round.toTake > 0 && (
        <Button variant="line" onClick={onStart}>
          {t(rider.startAgain)} ({round.toTake})
        </Button>
      )}
      {isStarted && prepaidMilk.length > 0 && (
        <Button variant="soft" onClick={onMilk}>
          {t(rider.prepaidMilk)} ({prepaidMilk.length})
        </Button>
      )}
    </div>
  );
}

const ShopCall = ({ day }: { day: RiderDay }) => (
  <p className="flex flex-wrap items-center justify-end gap-2">
    {day.shop.phone && (
      <a href={`tel:${day.shop.phone.replace(/\s/g, '')}`} className={buttonClass({ variant: 'quiet' })}>
        <Phone aria-hidden className="size-4" />
        {t(rider.callShop)}
      </a>
    )}
  </p>
);

export const RiderSkeleton = () => (
  <Loading label={t(rider.loading)} className="grid gap-2.5">
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} className="h-48 rounded-card" />
    ))}
  </Loading>
);
