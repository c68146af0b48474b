import type { RiderCash } from '@subah/contract/rounds/cash-ups';
import { cashUp as texts } from '@subah/messages/console/cash-up';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { cashDifference } from '@subah/rules/delivery/handover';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';

type RiderCashCardProps = { rider: RiderCash; date: string; reload: () => void };

export function RiderCashCard({ rider, date, reload }: RiderCashCardProps) {
  const { closed } = rider;
  return (
    <article className="card p-4" aria-label={t(texts.cashOf, { name: rider.rider.name })}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 break-words font-bold text-base">{rider.rider.name}</h2>
        <Badge tone={closed ? 'ok' : 'new'}>{closed ? t(texts.closed) : t(texts.open)}</Badge>
        {rider.openStops > 0 && <Badge tone="no">{t(texts.openStops, { count: rider.openStops })}</Badge>}
      </div>
      <dl className="num mt-2 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <dt className="text-ink-600">{t(texts.expected)}</dt>
        <dd className="font-bold">
          {t(texts.deliverySum, {
            amount: formatRupees(rider.expected),
            count: rider.deliveries,
            returns: rider.givenBack.count,
          })}
        </dd>
        <dt className="text-ink-600">{t(texts.takenInCash)}</dt>
        <dd>{formatRupees(rider.cash)}</dd>
        <dt className="text-ink-600">{t(texts.takenByUpi)}</dt>
        <dd>{formatRupees(rider.upi)}</dd>
        {rider.givenBack.count > 0 && (
          <>
            <dt className="text-ink-600">{t(texts.givenBack)}</dt>
            <dd>
              {t(texts.returnSum, { amount: formatRupees(rider.givenBack.amount), count: rider.givenBack.count })}
            </dd>
          </>
        )}
        {closed && (
          <>
            <dt className="text-ink-600">{t(texts.counted)}</dt>
            <dd>{t(texts.countedAmounts, { cash: formatRupees(closed.cash), upi: formatRupees(closed.upi) })}</dd>
            <dt className="text-ink-600">{t(texts.difference)}</dt>
            <dd className="font-bold">{formatRupees(closed.difference)}</dd>
            {closed.note && (
              <>
                <dt className="text-ink-600">{t(common.note)}</dt>
                <dd className="break-words">{closed.note}</dd>
              </>
            )}
            <dt className="text-ink-600">{t(texts.closedBy)}</dt>
            <dd>
              {closed.by}, {formatDateTime(closed.at)}
            </dd>
          </>
        )}
      </dl>
      {!closed && <CloseForm rider={rider} date={date} reload={reload} />}
    </article>
  );
}

function CloseForm({ rider, date, reload }: RiderCashCardProps) {
  const [cash, setCash] = useState(String(toRupees(toPaise(rider.cash) - toPaise(rider.givenBack.amount))));
  const [upi, setUpi] = useState(String(rider.upi));
  const [note, setNote] = useState('');
  const { pending, run } = useAction<'close'>(t(texts.closeFailed));
  const counted = { cashPaise: toPaise(Number(cash)), upiPaise: toPaise(Number(upi)) };
  const isNumber = cash.trim() !== '' && upi.trim() !== '' && Number.isFinite(Number(cash)) && Number(upi) >= 0;
  const difference = toRupees(cashDifference(counted, toPaise(rider.expected)));
  const needsNote = isNumber && difference !== 0 && note.trim() === '';
  const close = (event: FormEvent) => {
    event.preventDefault();
    void run('close', async () => {
      const amounts = { expected: rider.expected, cash: Number(cash), upi: Number(upi) };
      try {
        await api('POST admin/cash-ups', { body: { riderId: rider.rider._id, date, note: note.trim(), ...amounts } });
        toast(t(texts.closedToast, { name: rider.rider.name }));
      } finally {
        reload();
      }
    });
  };
  return (
    <form noValidate onSubmit={close} className="mt-3 grid max-w-160 gap-3 sm:grid-cols-2">
      <Field label={t(texts.cashCounted)} hint={Number(cash) < 0 ? t(texts.shopPays) : undefined}>
        {(control) => (
          <TextInput {...control} inputMode="decimal" value={cash} onChange={(event) => setCash(event.target.value)} />
        )}
      </Field>
      <Field label={t(texts.upiReceived)}>
        {(control) => (
          <TextInput {...control} inputMode="decimal" value={upi} onChange={(event) => setUpi(event.target.value)} />
        )}
      </Field>
      <p role="status" className="num font-bold sm:col-span-2">
        {!isNumber ? t(texts.enterBoth) : t(texts.differenceOf, { amount: formatRupees(difference) })}
      </p>
      <Field label={t(common.note)} className="sm:col-span-2" error={needsNote ? t(texts.noteNeeded) : undefined}>
        {(control) => (
          <TextInput {...control} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="sm:col-span-2" disabled={!isNumber || needsNote} busy={pending === 'close'}>
        {t(texts.close)}
      </Button>
    </form>
  );
}
