import { appointments } from '@subah/messages/appointments';
import { t } from '@subah/messages/translate';
import { Link } from 'react-router';
import { DoctorSchedule } from '../features/healthcare/appointments/doctor-schedule.tsx';
import { AppointmentSkeletons, MyAppointments } from '../features/healthcare/appointments/my-appointments.tsx';
import { DOCTORS_PATH } from '../features/healthcare/health-paths.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSession } from '../lib/session/session.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/appointments.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(appointments.title), description: t(appointments.description), isPrivate: true });

/** Patients see their appointments, doctors their schedule. */
export default function Appointments() {
  const { user } = useSession();
  const isDoctor = user?.role === 'doctor';
  return (
    <AccountPage
      title={t(appointments.title)}
      reason={t(appointments.signInReason)}
      skeleton={<AppointmentSkeletons />}
      action={
        isDoctor ? (
          <a href="/two-step" className="link">
            {t(appointments.twoStep)}
          </a>
        ) : (
          <Link to={DOCTORS_PATH} className="link">
            {t(appointments.findDoctor)}
          </Link>
        )
      }
    >
      {isDoctor ? <DoctorSchedule now={new Date()} /> : <MyAppointments />}
    </AccountPage>
  );
}
