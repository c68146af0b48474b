import type { RiderCash } from '@subah/contract/orders/cash-ups';
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
    <article className="card p-4" aria-label={`Cash of ${rider.rider.name}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 break-words font-bold text-base">{rider.rider.name}</h2>
        <Badge tone={closed ? 'ok' : 'new'}>{closed ? 'Closed' : 'Open'}</Badge>
        {rider.openStops > 0 && (
          <Badge tone="no">{rider.openStops === 1 ? '1 stop open' : `${rider.openStops} stops open`}</Badge>
        )}
      </div>
      <dl className="num mt-2 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <dt className="text-ink-600">Expected</dt>
        <dd className="font-bold">
          {formatRupees(rider.expected)} for {rider.deliveries === 1 ? '1 delivery' : `${rider.deliveries} deliveries`}
        </dd>
        <dt className="text-ink-600">Taken in cash</dt>
        <dd>{formatRupees(rider.cash)}</dd>
        <dt className="text-ink-600">Taken by UPI</dt>
        <dd>{formatRupees(rider.upi)}</dd>
        {closed && (
          <>
            <dt className="text-ink-600">Counted</dt>
            <dd>
              {formatRupees(closed.cash)} cash, {formatRupees(closed.upi)} UPI
            </dd>
            <dt className="text-ink-600">Difference</dt>
            <dd className="font-bold">{formatRupees(closed.difference)}</dd>
            {closed.note && (
              <>
                <dt className="text-ink-600">Note</dt>
                <dd className="break-words">{closed.note}</dd>
              </>
            )}
            <dt className="text-ink-600">Closed by</dt>
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
  const [cash, setCash] = useState(String(rider.cash));
  const [upi, setUpi] = useState(String(rider.upi));
  const [note, setNote] = useState('');
  const { pending, run } = useAction<'close'>('Failed to close the day');
  const counted = { cashPaise: toPaise(Number(cash)), upiPaise: toPaise(Number(upi)) };
  const isNumber = cash.trim() !== '' && upi.trim() !== '' && Number(cash) >= 0 && Number(upi) >= 0;
  const difference = toRupees(cashDifference(counted, toPaise(rider.expected)));
  const needsNote = isNumber && difference !== 0 && note.trim() === '';
  const close = (event: FormEvent) => {
    event.preventDefault();
    void run('close', async () => {
      const amounts = { expected: rider.expected, cash: Number(cash), upi: Number(upi) };
      try {
        await api('POST admin/cash-ups', { body: { riderId: rider.rider._id, date, note: note.trim(), ...amounts } });
        toast(`Day of ${rider.rider.name} closed`);
      } finally {
        reload();
      }
    });
  };
  return (
    <form noValidate onSubmit={close} className="mt-3 grid max-w-160 gap-3 sm:grid-cols-2">
      <Field label="Cash counted (₹)">
        {(control) => (
          <TextInput {...control} inputMode="decimal" value={cash} onChange={(event) => setCash(event.target.value)} />
        )}
      </Field>
      <Field label="UPI received (₹)">
        {(control) => (
          <TextInput {...control} inputMode="decimal" value={upi} onChange={(event) => setUpi(event.target.value)} />
        )}
      </Field>
      <p role="status" className="num font-bold sm:col-span-2">
        {!isNumber ? 'Enter both amounts.' : `Difference ${formatRupees(difference)}`}
      </p>
      <Field label="Note" className="sm:col-span-2" error={needsNote ? 'Write why the amounts differ.' : undefined}>
        {(control) => (
          <TextInput {...control} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="sm:col-span-2" disabled={!isNumber || needsNote} busy={pending === 'close'}>
        Close the day
      </Button>
    </form>
  );
}
