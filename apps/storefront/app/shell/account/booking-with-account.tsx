import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { PatientChoice } from '../../features/family/person-choice.tsx';
import { BookingForm } from '../../features/healthcare/booking/booking-form.tsx';
import type { FirstTimes } from '../../features/healthcare/booking/first-times.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

/** The booking form with the membership and the family of the customer. */
export function BookingWithAccount({ doctor, firstTimes }: { doctor: Doctor; firstTimes: FirstTimes }) {
  const membership = useAccountQuery('GET subscriptions/my-subscription');
  return (
    <BookingForm
      doctor={doctor}
      firstTimes={firstTimes}
      isFree={membership.data?.benefits.doctorConsultation === true}
      patientChoice={(chosenId, onChoose) => <PatientChoice chosenId={chosenId} onChoose={onChoose} />}
    />
  );
}
