import { buttonClass } from '@subah/ui/button';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx';
import { breadcrumbData } from '../features/catalog/structured-data.ts';
import { CallNow } from '../features/healthcare/call-now.tsx';
import { bookingPath, doctorPath } from '../features/healthcare/care-paths.ts';
import { DoctorAbout } from '../features/healthcare/doctor-about.tsx';
import { DoctorFailed, DoctorMissing } from '../features/healthcare/doctor-failure.tsx';
import { DoctorHead } from '../features/healthcare/doctor-head.tsx';
import { doctorTrail } from '../features/healthcare/doctor-trail.ts';
import { loadDoctor } from '../features/healthcare/load-doctor.ts';
import { physicianData } from '../features/healthcare/structured-data.ts';
import { apiContext } from '../lib/api-context.ts';
import { reportContext } from '../lib/report-context.ts';
import { pageMeta } from '../lib/seo.ts';
import type { Route } from './+types/doctor.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  doctor: await loadDoctor(context.get(apiContext), context.get(reportContext), params.doctorId),
});

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [{ title: 'Doctor · Subah' }, { name: 'robots', content: 'noindex' }];
  const { doctor } = args.loaderData;
  const origin = args.matches[0].loaderData?.origin ?? '';
  const path = doctorPath(doctor);
  return [
    ...pageMeta(args, {
      title: `${doctor.name}, ${doctor.departmentName}`,
      description: `${doctor.degrees}, ${doctor.experience} years. ${doctor.clinic.name}, ${doctor.clinic.address}. ${doctor.description}`,
      path,
      image: doctor.image,
    }),
    { 'script:ld+json': physicianData(origin, doctor) },
    {
      'script:ld+json': breadcrumbData({ origin, trail: doctorTrail(doctor), here: { to: path, label: doctor.name } }),
    },
  ];
};

export default function DoctorPage({ loaderData: { doctor } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={doctorTrail(doctor)} here={doctor.name} />
      <div className="mt-1 grid gap-3 lg:mx-auto lg:max-w-220">
        <DoctorHead doctor={doctor}>
          <div className="grid grid-cols-2 gap-2 border-line border-t p-3.5 md:p-5">
            <CallNow doctor={doctor} />
            <Link to={bookingPath(doctor)} className={buttonClass({ size: 'lg' })}>
              Book Now
            </Link>
          </div>
        </DoctorHead>
        <DoctorAbout doctor={doctor} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <DoctorMissing /> : <DoctorFailed />;
}
