import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { appointments, doctorSchedule } from '@subah/messages/appointments';
import { dayText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
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
import { textLanguage } from '../../../lib/language/text-language.ts';
import { hasStarted, slotText } from '../appointment-format.ts';
import { AppointmentBadge } from './appointment-badge.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { AppointmentSkeletons } from './my-appointments.tsx';

type Column = 'patient' | 'slot' | 'reason' | 'status' | 'complete' | 'cancel';

const COLUMNS: readonly TableColumn<Column>[] = [
  { key: 'patient', label: t(doctorSchedule.patient) },
  { key: 'slot', label: t(doctorSchedule.slot) },
  { key: 'reason', label: t(appointments.reason) },
  { key: 'status', label: t(doctorSchedule.status) },
  { key: 'complete', label: t(doctorSchedule.complete), align: 'right' },
  { key: 'cancel', label: t(appointments.cancel), align: 'right' },
];

type CloseCall = 'PATCH book-slot/{id}/complete' | 'PATCH book-slot/{id}/missed';

const CLOSED_TEXTS = {
  'PATCH book-slot/{id}/complete': doctorSchedule.markedCompleted,
  'PATCH book-slot/{id}/missed': doctorSchedule.markedMissed,
};

/** For a doctor: the appointments of one day. */
export function DoctorSchedule({ now }: { now: Date }) {
  const api = useApi();
  const [date, setDate] = useState(() => indiaDate(now));
  const [busyId, setBusyId] = useState<string>();
  const [cancelling, setCancelling] = useState<Appointment>();
  const day = useAccountQuery('GET book-slot/appointments', { query: { date, includeUser: true } });

  const close = async (visit: Appointment, call: CloseCall) => {
    setBusyId(visit._id);
    try {
      await api(call, { params: { id: visit._id } });
      toast(t(CLOSED_TEXTS[call]));
    } catch (error) {
      toast(errorMessage(error, t(doctorSchedule.saveFailed)), { tone: 'error' });
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
          <ErrorState title={t(appointments.loadFailed)} onRetry={() => void day.reload()} />
        </div>
      )}
      {day.state === 'ready' && day.data.appointments.length === 0 && (
        <div className="card">
          <EmptyState sunrise title={t(doctorSchedule.emptyDay, { day: dayText(date) })} />
        </div>
      )}
      {day.state === 'ready' && day.data.appointments.length > 0 && (
        <div className="card overflow-hidden">
          <Table<Appointment, Column>
            caption={t(doctorSchedule.tableCaption, { day: dayText(date) })}
            columns={COLUMNS}
            rows={day.data.appointments}
            rowKey={({ _id }) => _id}
            renderCell={(visit, column) => (
              <Cell
                visit={visit}
                column={column}
                isBusy={busyId === visit._id}
                onClose={(call) => void close(visit, call)}
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
  onClose: (call: CloseCall) => void;
  onCancel: () => void;
};

function Cell({ visit, column, isBusy, onClose, onCancel }: CellProps) {
  const name = visit.patient?.name ?? visit.userId.name ?? t(doctorSchedule.patient);
  if (column === 'patient') return <b className="font-bold">{name}</b>;
  if (column === 'slot') return <span className="num">{slotText(visit.slot)}</span>;
  if (column === 'reason')
    return (
      <span lang={textLanguage(visit.reason)} className="whitespace-normal break-words">
        {visit.reason || '–'}
      </span>
    );
  if (column === 'status') return <AppointmentBadge status={visit.status} />;
  if (column === 'complete') {
    if (visit.status !== 'booked' && visit.status !== 'missed') return null;
    return (
      <span className="inline-flex flex-wrap justify-end gap-1.5 max-md:mt-1.5">
        <Button variant="line" size="sm" busy={isBusy} onClick={() => onClose('PATCH book-slot/{id}/complete')}>
          {t(doctorSchedule.markCompleted)}
          <span className="sr-only">, {name}</span>
        </Button>
        {visit.status === 'booked' && hasStarted(visit, new Date()) && (
          <Button variant="quiet" size="sm" busy={isBusy} onClick={() => onClose('PATCH book-slot/{id}/missed')}>
            {t(doctorSchedule.markMissed)}
            <span className="sr-only">, {name}</span>
          </Button>
        )}
      </span>
    );
  }
  if (visit.status !== 'booked') return null;
  return (
    <Button variant="quiet" size="sm" onClick={onCancel} className="max-md:mt-1.5">
      {t(appointments.cancel)}
      <span className="sr-only">, {name}</span>
    </Button>
  );
}

type PickerProps = { date: string; today: string; onChange: (date: string) => void };

function DayPicker({ date, today, onChange }: PickerProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t(doctorSchedule.date)} className="min-w-44">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={date}
            onChange={(event) => event.target.value && onChange(event.target.value)}
          />
        )}
      </Field>
      <RoundButton label={t(doctorSchedule.previousDay)} onClick={() => onChange(addDays(date, -1))} className="mb-1">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </RoundButton>
      <RoundButton label={t(doctorSchedule.nextDay)} onClick={() => onChange(addDays(date, 1))} className="mb-1">
        <ChevronRight aria-hidden="true" className="size-5" />
      </RoundButton>
      {date !== today && (
        <Button variant="quiet" onClick={() => onChange(today)} className="mb-0.5">
          {t(doctorSchedule.today)}
        </Button>
      )}
      <p aria-live="polite" className="w-full font-bold text-base">
        {dayText(date)}
      </p>
    </div>
  );
}
