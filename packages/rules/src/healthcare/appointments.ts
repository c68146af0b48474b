export const APPOINTMENT_STATUSES = ['booked', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** The patient may cancel until then; the clinic at any time. */
const CANCEL_NOTICE_MINUTES = 60;

/** Nobody holds a clinic's hours that they cannot all keep. */
export const MOST_UPCOMING_VISITS = 10;

type Visit = { status: AppointmentStatus; startsAt: Date };

/** Why a patient may not cancel this visit, or nothing when they may. */
export function patientCancelRefusal({ status, startsAt }: Visit, now: Date): string | undefined {
  if (status === 'cancelled') return 'This appointment is cancelled already.';
  if (status === 'completed') return 'This appointment has taken place.';
  if (startsAt.getTime() - now.getTime() < CANCEL_NOTICE_MINUTES * 60_000) {
    return 'An appointment can be cancelled up to one hour before it begins. Please call the clinic.';
  }
  return undefined;
}

/** Why the clinic may not cancel it. */
export function clinicCancelRefusal({ status }: Visit): string | undefined {
  if (status === 'cancelled') return 'This appointment is cancelled already.';
  if (status === 'completed') return 'This appointment has taken place.';
  return undefined;
}

/** A visit cannot have taken place before it began. */
export function completeRefusal({ status, startsAt }: Visit, now: Date): string | undefined {
  if (status === 'cancelled') return 'This appointment was cancelled.';
  if (startsAt > now) return 'This appointment has not begun yet.';
  return undefined;
}

/** What the visit costs at the clinic; a membership may include it. Frozen when it is booked. */
export const consultationFee = (feePaise: number, member: { doctorConsultation: boolean } | null): number =>
  member?.doctorConsultation ? 0 : feePaise;
