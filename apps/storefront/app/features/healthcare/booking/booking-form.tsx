import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { dayText } from '@subah/messages/dates';
import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { fillText } from '@subah/ui/fill-text';
import { Info } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ActionError } from '../../../lib/forms/action-error.tsx';
import { slotText } from '../appointment-format.ts';
import { DoctorHeader } from '../doctors/doctor-header.tsx';
import { BookedDialog } from './booked-dialog.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { CallRequest } from './call-request.tsx';
import { DatePicker } from './date-picker.tsx';
import type { FirstTimes } from './first-times.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useBooking } from './use-booking.ts';

const FORM = 'booking';

type Props = {
  doctor: Doctor;
  firstTimes: FirstTimes;
  /** The membership includes consultations. */
  isFree: boolean;
  /** The choice of a family member. */
  patientChoice: (chosenId: string | null, onChoose: (id: string | null) => void) => ReactNode;
};

export function BookingForm({ doctor, firstTimes, isFree, patientChoice }: Props) {
  const fee = isFree ? 0 : doctor.fee;
  const booking = useBooking(doctor._id, fee, firstTimes);
  const reason = useTypedBefore(booking.setReason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    booking.submit();
  };
  const { times, changed } = booking;
  const { date, slot } = times;
  return (
    <div className="grid items-start gap-3 max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
      {/* The submit buttons are outside, because a form cannot contain the one for a call request. */}
      <form id={FORM} method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-3">
        <DoctorHeader doctor={doctor} as="h2" />
        <div id="dates" tabIndex={-1} className="card min-w-0 p-3.5 outline-none md:p-5">
          <DatePicker
            days={times.days}
            chosen={date}
            onChoose={booking.chooseDate}
            onRetry={() => void times.days.reload()}
          />
        </div>
        <div className="card p-3.5 md:p-5">
          <SlotPicker
            date={date}
            slots={times.slots}
            chosen={slot}
            error={booking.slotError}
            onChoose={booking.chooseSlot}
            onRetry={() => void times.slots.reload()}
          />
        </div>
        <div className="card grid gap-4 p-3.5 md:p-5">
          {patientChoice(booking.patientId, booking.setPatientId)}
          <Field
            label={fillText(t(appointmentBooking.reason), {
              optional: <span className="font-normal text-ink-600">{t(appointmentBooking.optional)}</span>,
            })}
          >
            {(control) => (
              <TextArea
                {...control}
                ref={reason}
                name="reason"
                maxLength={500}
                placeholder={t(appointmentBooking.reasonExample)}
                value={booking.reason}
                onChange={(event) => booking.setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
        <ActionError error={booking.failure} fallback={t(appointmentBooking.failed)} />
      </form>
      <div className="grid gap-3 lg:sticky lg:top-30">
        <BookingSummary doctor={doctor} date={date} slot={slot} isFree={isFree}>
          <div className="mt-3.5 grid gap-2">
            <Button type="submit" form={FORM} size="lg" busy={booking.isBusy} data-early className="max-md:hidden">
              {t(doctors.bookNow)}
            </Button>
            <CallRequest doctor={doctor} />
          </div>
        </BookingSummary>
        <p className="flex gap-2 px-1 text-ink-600">
          <Info aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          {t(appointmentBooking.cancelNote)}
        </p>
      </div>
      <div className="phone-bar num fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-22 flex items-center gap-4 border-line border-t bg-card px-4 py-2.5 md:hidden">
        <p className="leading-tight">
          <b className="block font-extrabold text-xl">{formatRupees(fee)}</b>
          <span className="text-ink-600 text-meta">
            {date && slot ? `${dayText(date)}, ${slotText(slot)}` : t(doctors.payAtClinic)}
          </span>
        </p>
        <Button type="submit" form={FORM} size="lg" busy={booking.isBusy} data-early className="flex-1">
          {t(doctors.bookNow)}
        </Button>
      </div>
      <ConfirmDialog
        open={changed !== null}
        onClose={booking.refuseNewFee}
        onConfirm={booking.acceptNewFee}
        title={t(appointmentBooking.feeChanged)}
        message={
          changed &&
          t(appointmentBooking.feeChangedText, {
            newFee: formatRupees(changed.newFee),
            oldFee: formatRupees(changed.input.expectedTotal),
          })
        }
        confirmLabel={t(appointmentBooking.bookFor, { fee: formatRupees(changed?.newFee ?? fee) })}
        cancelLabel={t(appointmentBooking.notNow)}
      />
      <BookedDialog booked={booking.booked} onClose={booking.closeBooked} />
    </div>
  );
}

/** Text that was typed before the form was hydrated, which React keeps on the page but does not report. */
function useTypedBefore(onText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (field.current?.value) onText(field.current.value);
  }, []);
  return field;
}
