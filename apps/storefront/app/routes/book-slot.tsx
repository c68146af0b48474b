import { appointmentBooking } from '@subah/messages/appointment-booking';
import { t } from '@subah/messages/translate';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { loadFirstTimes } from '../features/healthcare/booking/first-times.ts';
import { doctorBreadcrumbs } from '../features/healthcare/doctors/doctor-breadcrumbs.ts';
import { DoctorFailed, DoctorMissing, doctorMissingMeta } from '../features/healthcare/doctors/doctor-failure.tsx';
import { loadDoctor } from '../features/healthcare/doctors/load-doctor.ts';
import { bookingPath } from '../features/healthcare/health-paths.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import type { Route } from './+types/book-slot.ts';

const Booking = lateSection(() =>
  import('../shell/account/booking-with-account.tsx').then((module) => module.BookingWithAccount),
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const doctor = await loadDoctor(api, context.get(reportContext), params.doctorId);
  return { doctor, firstTimes: await loadFirstTimes(api, nullOnFailure(context), doctor._id) };
}

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

export default function BookSlot({ loaderData: { doctor, firstTimes } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={doctorBreadcrumbs(doctor, { isInside: true })} here={t(appointmentBooking.crumb)} />
      <h1 className="sr-only">{t(appointmentBooking.heading, { doctor: doctor.name })}</h1>
      <Booking doctor={doctor} firstTimes={firstTimes} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <DoctorMissing /> : <DoctorFailed />;
}
