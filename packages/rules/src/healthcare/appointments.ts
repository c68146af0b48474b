export const APPOINTMENT_STATUSES = ['booked', 'completed', 'missed', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Patients may cancel until this long before the start; the clinic at any time. */
const CANCEL_NOTICE_MINUTES = 60;

/** Limit per patient. */
export const MAX_UPCOMING_APPOINTMENTS = 10;

type Appointment = { status: AppointmentStatus; startsAt: Date };

export type CancelRefusal =
  | 'APPOINTMENT_CANCELLED'
  | 'APPOINTMENT_COMPLETED'
  | 'APPOINTMENT_MISSED'
  | 'CANCEL_TOO_LATE';

export function checkPatientCancel({ status, startsAt }: Appointment, now: Date): CancelRefusal | undefined {
  const refusal = checkClinicCancel({ status });
  if (refusal) return refusal;
  const isLate = startsAt.getTime() - now.getTime() < CANCEL_NOTICE_MINUTES * 60_000;
  return isLate ? 'CANCEL_TOO_LATE' : undefined;
}

export function checkClinicCancel({ status }: Pick<Appointment, 'status'>): CancelRefusal | undefined {
  if (status === 'cancelled') return 'APPOINTMENT_CANCELLED';
  if (status === 'missed') return 'APPOINTMENT_MISSED';
  return status === 'completed' ? 'APPOINTMENT_COMPLETED' : undefined;
}

export type CompleteRefusal = 'APPOINTMENT_CANCELLED' | 'APPOINTMENT_NOT_STARTED';

export function checkComplete({ status, startsAt }: Appointment, now: Date): CompleteRefusal | undefined {
  if (status === 'cancelled') return 'APPOINTMENT_CANCELLED';
  return startsAt > now ? 'APPOINTMENT_NOT_STARTED' : undefined;
}

export type MissedRefusal = CompleteRefusal | 'APPOINTMENT_COMPLETED';

/** The patient did not come. A visit that was marked by mistake can be completed. */
export function checkMissed(appointment: Appointment, now: Date): MissedRefusal | undefined {
  return appointment.status === 'completed' ? 'APPOINTMENT_COMPLETED' : checkComplete(appointment, now);
}

/** Stored when the appointment is booked. A membership may include consultations. */
export const consultationFee = (feePaise: number, member: { doctorConsultation: boolean } | null): number =>
  member?.doctorConsultation ? 0 : feePaise;
