import { appointmentBooking } from '@subah/messages/appointment-booking';
import { t } from '@subah/messages/translate';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PatientChoice } from '../features/family/person-choice.tsx';
import { BookingForm } from '../features/healthcare/booking/booking-form.tsx';
import { doctorBreadcrumbs } from '../features/healthcare/doctors/doctor-breadcrumbs.ts';
import { DoctorFailed, DoctorMissing, doctorMissingMeta } from '../features/healthcare/doctors/doctor-failure.tsx';
import { loadDoctor } from '../features/healthcare/doctors/load-doctor.ts';
import { bookingPath } from '../features/healthcare/health-paths.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { useAccountQuery } from '../lib/data/use-api-query.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import type { Route } from './+types/book-slot.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  doctor: await loadDoctor(context.get(apiContext), context.get(reportContext), params.doctorId),
});

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return doctorMissingMeta(args);
  const { doctor } = args.loaderData;
  return pageMeta(args, {
    title: t(appointmentBooking.title, { doctor: doctor.name }),
    description: t(appointmentBooking.description, { doctor: doctor.name, clinic: doctor.clinic.name }),
    path: bookingPath(doctor),
    image: doctor.image,
  });
};

export default function BookSlot({ loaderData: { doctor } }: Route.ComponentProps) {
  const membership = useAccountQuery('GET subscriptions/my-subscription');
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={doctorBreadcrumbs(doctor, { isInside: true })} here={t(appointmentBooking.crumb)} />
      <h1 className="sr-only">{t(appointmentBooking.heading, { doctor: doctor.name })}</h1>
      <BookingForm
        doctor={doctor}
        isFree={membership.data?.benefits.doctorConsultation === true}
        patientChoice={(chosenId, onChoose) => <PatientChoice chosenId={chosenId} onChoose={onChoose} />}
      />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <DoctorMissing /> : <DoctorFailed />;
}
