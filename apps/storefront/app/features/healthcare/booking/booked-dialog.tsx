import type { OwnAppointment } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { appointments } from '@subah/messages/appointments';
import { dayText } from '@subah/messages/dates';
import { callRequest } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button, buttonClass } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { slotText } from '../appointment-format.ts';
import { APPOINTMENTS_PATH } from '../health-paths.ts';

type Props = { booked: OwnAppointment | undefined; onClose: () => void };

export function BookedDialog({ booked, onClose }: Props) {
  return (
    <Dialog open={booked !== undefined} onClose={onClose} title={t(appointmentBooking.booked)} size="sm">
      {booked && (
        <div className="grid justify-items-center gap-2 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-leaf-50 text-leaf-600">
            <CalendarCheck aria-hidden="true" className="size-8" />
          </span>
          <p className="font-bold text-base">
            {dayText(booked.date)}, {slotText(booked.slot)}
          </p>
          {booked.patient && (
            <p translate="no" className="wrap-anywhere">
              {t(appointments.patient)}: {booked.patient.name}
            </p>
          )}
          <p className="text-ink-600">
            {booked.doctor.name}, {booked.doctor.clinic.name}, {booked.doctor.clinic.address}
          </p>
          <p className="num">
            {booked.isFreeWithMembership
              ? t(appointmentBooking.freeWithMembership)
              : t(appointmentBooking.payAmount, { fee: formatRupees(booked.fee) })}
          </p>
          <p className="text-ink-600 text-meta">{t(appointmentBooking.bookedNote)}</p>
          <div className="mt-3 grid w-full gap-2 sm:grid-cols-2">
            <Link to={APPOINTMENTS_PATH} className={buttonClass({ variant: 'line' })}>
              {t(appointmentBooking.myAppointments)}
            </Link>
            <Button onClick={onClose} data-autofocus>
              {t(callRequest.done)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
