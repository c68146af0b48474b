import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { Button, RoundButton } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { Table, type TableColumn } from '@subah/ui/table';
import { toast } from '@subah/ui/toast';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { longDay, slotText } from '../appointment-format.ts';
import { AppointmentBadge } from './appointment-badge.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { AppointmentSkeletons } from './my-appointments.tsx';

type Column = 'patient' | 'slot' | 'reason' | 'status' | 'complete' | 'cancel';

const COLUMNS: readonly TableColumn<Column>[] = [
  { key: 'patient', label: 'Patient' },
  { key: 'slot', label: 'Slot' },
  { key: 'reason', label: 'Reason' },
  { key: 'status', label: 'Status' },
  { key: 'complete', label: 'Complete', align: 'right' },
  { key: 'cancel', label: 'Cancel', align: 'right' },
];

/** For a doctor: the appointments of one day. */
export function DoctorSchedule({ now }: { now: Date }) {
  const api = useApi();
  const [date, setDate] = useState(() => indiaDate(now));
  const [busyId, setBusyId] = useState<string>();
  const [cancelling, setCancelling] = useState<Appointment>();
  const day = useAccountQuery('GET book-slot/appointments', { query: { date, includeUser: true } });

  const complete = async (visit: Appointment) => {
    setBusyId(visit._id);
    try {
      await api('PATCH book-slot/{id}/complete', { params: { id: visit._id } });
      toast('Marked as completed');
    } catch (error) {
      toast(errorMessage(error, 'This could not be saved. Please try again.'), { tone: 'error' });
    } finally {
      setBusyId(undefined);
      void day.reload();
    }
  };

  return (
    <div className="grid gap-3">
      <DayPicker date={date} onChange={setDate} today={indiaDate(now)} />
      {day.state === 'loading' && <AppointmentSkeletons />}
      {day.state === 'failed' && (
        <div className="card">
          <ErrorState title="Failed to load appointments. Please try again." onRetry={() => void day.reload()} />
        </div>
      )}
      {day.state === 'ready' && day.data.appointments.length === 0 && (
        <div className="card">
          <EmptyState sunrise title={`No appointments found for ${longDay(date)}.`} />
        </div>
      )}
      {day.state === 'ready' && day.data.appointments.length > 0 && (
        <div className="card overflow-hidden">
          <Table<Appointment, Column>
            caption={`Appointments of ${longDay(date)}`}
            columns={COLUMNS}
            rows={day.data.appointments}
            rowKey={({ _id }) => _id}
            renderCell={(visit, column) => (
              <Cell
                visit={visit}
                column={column}
                isBusy={busyId === visit._id}
                onComplete={() => void complete(visit)}
                onCancel={() => setCancelling(visit)}
              />
            )}
          />
        </div>
      )}
      <CancelAppointment
        visit={cancelling}
        onClose={() => setCancelling(undefined)}
        onCancelled={() => {
          setCancelling(undefined);
          void day.reload();
        }}
      />
    </div>
  );
}

type CellProps = {
  visit: Appointment;
  column: Column;
  isBusy: boolean;
  onComplete: () => void;
  onCancel: () => void;
};

function Cell({ visit, column, isBusy, onComplete, onCancel }: CellProps) {
  const name = visit.userId.name ?? 'Patient';
  if (column === 'patient') return <b className="font-bold">{name}</b>;
  if (column === 'slot') return <span className="num">{slotText(visit.slot)}</span>;
  if (column === 'reason') return <span className="whitespace-normal break-words">{visit.reason || '–'}</span>;
  if (column === 'status') return <AppointmentBadge status={visit.status} />;
  if (visit.status !== 'booked') return null;
  if (column === 'complete') {
    return (
      <Button variant="line" size="sm" busy={isBusy} onClick={onComplete} className="max-md:mt-1.5">
        Mark as completed<span className="sr-only">, {name}</span>
      </Button>
    );
  }
  return (
    <Button variant="quiet" size="sm" onClick={onCancel} className="max-md:mt-1.5">
      Cancel<span className="sr-only">, {name}</span>
    </Button>
  );
}

type PickerProps = { date: string; today: string; onChange: (date: string) => void };

function DayPicker({ date, today, onChange }: PickerProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Date" className="min-w-44">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={date}
            onChange={(event) => event.target.value && onChange(event.target.value)}
          />
        )}
      </Field>
      <RoundButton label="Previous day" onClick={() => onChange(addDays(date, -1))} className="mb-1">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </RoundButton>
      <RoundButton label="Next day" onClick={() => onChange(addDays(date, 1))} className="mb-1">
        <ChevronRight aria-hidden="true" className="size-5" />
      </RoundButton>
      {date !== today && (
        <Button variant="quiet" onClick={() => onChange(today)} className="mb-0.5">
          Today
        </Button>
      )}
      <p aria-live="polite" className="w-full font-bold text-base">
        {longDay(date)}
      </p>
    </div>
  );
}
