import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx';
import { BookingForm } from '../features/healthcare/booking-form.tsx';
import { bookingPath } from '../features/healthcare/care-paths.ts';
import { DoctorFailed, DoctorMissing } from '../features/healthcare/doctor-failure.tsx';
import { doctorTrail } from '../features/healthcare/doctor-trail.ts';
import { loadDoctor } from '../features/healthcare/load-doctor.ts';
import { apiContext } from '../lib/api-context.ts';
import { reportContext } from '../lib/report-context.ts';
import { pageMeta } from '../lib/seo.ts';
import { useOwn } from '../lib/use-own.ts';
import type { Route } from './+types/book-slot.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  doctor: await loadDoctor(context.get(apiContext), context.get(reportContext), params.doctorId),
});

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [{ title: 'Doctor · Subah' }, { name: 'robots', content: 'noindex' }];
  const { doctor } = args.loaderData;
  return pageMeta(args, {
    title: `Book ${doctor.name}`,
    description: `Choose a date and a time with ${doctor.name}, ${doctor.clinic.name}. You pay at the clinic.`,
    path: bookingPath(doctor),
    image: doctor.image,
  });
};

export default function BookSlot({ loaderData: { doctor } }: Route.ComponentProps) {
  const membership = useOwn('GET subscriptions/my-subscription');
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={doctorTrail(doctor, { isInside: true })} here="Book a slot" />
      <h1 className="sr-only">Book a slot with {doctor.name}</h1>
      <BookingForm doctor={doctor} isFree={membership.data?.benefits.doctorConsultation === true} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <DoctorMissing /> : <DoctorFailed />;
}
