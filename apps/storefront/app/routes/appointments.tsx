import { Link } from 'react-router';
import { DOCTORS_PATH } from '../features/healthcare/care-paths.ts';
import { DoctorDay } from '../features/healthcare/doctor-day.tsx';
import { AppointmentOutlines, OwnAppointments } from '../features/healthcare/own-appointments.tsx';
import { pageMeta } from '../lib/seo.ts';
import { useSession } from '../lib/session.ts';
import { OwnPage } from '../shell/own-page.tsx';
import type { Route } from './+types/appointments.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Appointments', description: 'Your visits to doctors.', isPrivate: true });

/** A patient sees the own visits, a doctor the own day. */
export default function Appointments() {
  const { user } = useSession();
  const isDoctor = user?.role === 'doctor';
  return (
    <OwnPage
      title="Appointments"
      reason="Sign in to see your appointments."
      outline={<AppointmentOutlines />}
      action={
        isDoctor ? undefined : (
          <Link to={DOCTORS_PATH} className="link">
            Find a doctor
          </Link>
        )
      }
    >
      {isDoctor ? <DoctorDay now={new Date()} /> : <OwnAppointments />}
    </OwnPage>
  );
}
