import type { Appointment, Doctor } from '@subah/contract/healthcare/healthcare';
import { appointments as texts } from '@subah/messages/console/appointments';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { indiaDateTime } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Select } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { listDoctors } from '../../shared/doctors/list-doctors.ts';
import { CancelAppointment } from './cancel-appointment.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MoveAppointment } from './move-appointment.tsx';

type Day = { date: string; doctors: Doctor[]; appointments: Appointment[] };

/** The visits of a day, of one doctor or of all. */
export function AppointmentsScreen() {
  const [doctorId, selectDoctor] = useSearchParam('doctor');
  return (
    <DaySheet
      label={t(common.day)}
      name={['appointments', doctorId]}
      load={(date) => loadDay(date, doctorId)}
      errorText={t(common.failedToLoad)}
    >
      {(sheet, { day, reload }) => (
        <div className="grid grid-cols-1 gap-3.5">
          <div className="flex min-w-0 flex-wrap items-center gap-3 print:hidden">
            <div className="min-w-0">
              <Select
                aria-label={t(common.doctor)}
                value={doctorId}
                onChange={(event) => selectDoctor(event.target.value)}
                className="w-auto max-w-full"
              >
                <option value="">{t(texts.allDoctors)}</option>
                {sheet.doctors.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
            {doctorId && <LeaveButton doctorId={doctorId} date={sheet.date} onChange={reload} />}
          </div>
          <section className="card p-4">
            <h2 className="num font-bold text-base">
              {t(texts.bookedOnDay, {
                day,
                count: sheet.appointments.filter(({ status }) => status === 'booked').length,
              })}
            </h2>
            {sheet.appointments.length === 0 && <p className="mt-1.5 text-ink-600">{t(texts.noneOnThisDay)}</p>}
            <ul className="mt-1.5">
              {sheet.appointments.map((appointment) => (
                <AppointmentRow
                  key={appointment._id}
                  appointment={appointment}
                  doctor={sheet.doctors.find(({ _id }) => _id === appointment.doctorId)}
                  onChange={reload}
                />
              ))}
            </ul>
          </section>
        </div>
      )}
    </DaySheet>
  );
}

async function loadDay(date: string | undefined, doctorId: string): Promise<Day> {
  const [{ appointments, date: shown }, doctors] = await Promise.all([
    api('GET book-slot/appointments', { query: { date, doctorId: doctorId || undefined } }),
    listDoctors(),
  ]);
  return { date: shown, doctors, appointments };
}

const STATUS_TEXTS = {
  booked: texts.booked,
  completed: texts.completed,
  missed: texts.missed,
  cancelled: common.cancelled,
};
const TONES = { booked: 'new', completed: 'ok', missed: 'neutral', cancelled: 'no' } as const;

type AppointmentRowProps = { appointment: Appointment; doctor: Doctor | undefined; onChange: () => void };

function AppointmentRow({ appointment, doctor, onChange }: AppointmentRowProps) {
  const { _id, userId: patient, slot, status, reason, fee, cancelReason } = appointment;
  const { pending, run } = useAction<'complete' | 'missed'>(t(common.wentWrong));
  const [dialog, openDialog] = useState<'move' | 'cancel'>();
  const name = patient.name ?? '';
  const markAs = (mark: 'complete' | 'missed') =>
    run(mark, async () => {
      await api(`PATCH book-slot/{id}/${mark}`, { params: { id: _id } });
      toast(t(texts.marked, { name, status: t(mark === 'complete' ? texts.completed : texts.missed) }));
      onChange();
    });
  const close = () => openDialog(undefined);
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-2 first:border-t-0">
      <span className="num w-24 font-bold">
        {slot.start}–{slot.end}
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <b>{appointment.patient?.name ?? name}</b>
        {appointment.patient && t(texts.bookedBy, { name })}
        {patient.mobile && (
          <>
            {' · '}
            <a href={`tel:+91${patient.mobile}`} className="num text-leaf-700 hover:underline">
              {patient.mobile}
            </a>
          </>
        )}
        <span className="block text-ink-600">
          {doctor?.name} · {fee > 0 ? formatRupees(fee) : t(texts.freeWithMembership)}
          {reason && ` · ${reason}`}
          {cancelReason && t(texts.cancelledBecause, { reason: cancelReason })}
        </span>
      </span>
      <Badge tone={TONES[status]}>{t(STATUS_TEXTS[status])}</Badge>
      {status === 'missed' && (
        <Button
          variant="quiet"
          size="sm"
          busy={pending === 'complete'}
          onClick={() => void markAs('complete')}
          className="print:hidden"
        >
          {t(texts.completed)}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {status === 'booked' && (
        <span className="flex flex-wrap gap-1 print:hidden">
          <Button variant="quiet" size="sm" busy={pending === 'complete'} onClick={() => void markAs('complete')}>
            {t(texts.completed)}
            <span className="sr-only">: {name}</span>
          </Button>
          {indiaDateTime(appointment.date, slot.start) <= new Date() && (
            <Button variant="quiet" size="sm" busy={pending === 'missed'} onClick={() => void markAs('missed')}>
              {t(texts.missed)}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => openDialog('move')}>
            {t(texts.reschedule)}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={() => openDialog('cancel')}>
            {t(common.cancel)}
            <span className="sr-only">: {name}</span>
          </Button>
        </span>
      )}
      {dialog === 'move' && <MoveAppointment appointment={appointment} onClose={close} onDone={onChange} />}
      {dialog === 'cancel' && <CancelAppointment appointment={appointment} onClose={close} onDone={onChange} />}
    </li>
  );
}
