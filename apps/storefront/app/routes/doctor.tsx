import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { CallRequest } from '../features/healthcare/booking/call-request.tsx';
import { DoctorAbout } from '../features/healthcare/doctors/doctor-about.tsx';
import { doctorBreadcrumbs } from '../features/healthcare/doctors/doctor-breadcrumbs.ts';
import { DoctorFailed, DoctorMissing, doctorMissingMeta } from '../features/healthcare/doctors/doctor-failure.tsx';
import { DoctorHeader } from '../features/healthcare/doctors/doctor-header.tsx';
import { loadDoctor } from '../features/healthcare/doctors/load-doctor.ts';
import { physicianData } from '../features/healthcare/doctors/structured-data.ts';
import { bookingPath, doctorPath } from '../features/healthcare/health-paths.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { siteText } from '../lib/language/site-text.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { breadcrumbData } from '../lib/page/structured-data.ts';
import type { Route } from './+types/doctor.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  doctor: await loadDoctor(context.get(apiContext), context.get(reportContext), params.doctorId),
});

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return doctorMissingMeta(args);
  const { doctor } = args.loaderData;
  const origin = args.matches[0].loaderData?.origin ?? '';
  const path = doctorPath(doctor);
  return [
    ...pageMeta(args, {
      title: `${doctor.name}, ${siteText(doctor.departmentName, doctor.departmentHindiName)}`,
      description: t(doctors.doctorDescription, {
        degrees: doctor.degrees,
        years: doctor.experience,
        clinic: `${doctor.clinic.name}, ${doctor.clinic.address}`,
        about: doctor.description,
      }),
      path,
      image: doctor.image,
    }),
    { 'script:ld+json': physicianData(origin, doctor) },
    {
      'script:ld+json': breadcrumbData({
        origin,
        trail: doctorBreadcrumbs(doctor),
        here: { to: path, label: doctor.name },
      }),
    },
  ];
};

export default function DoctorPage({ loaderData: { doctor } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={doctorBreadcrumbs(doctor)} here={doctor.name} />
      <div className="mt-1 grid gap-3 lg:mx-auto lg:max-w-220">
        <DoctorHeader doctor={doctor}>
          <div className="grid grid-cols-2 gap-2 border-line border-t p-3.5 md:p-5">
            <CallRequest doctor={doctor} />
            <Link to={bookingPath(doctor)} className={buttonClass({ size: 'lg' })}>
              {t(doctors.bookNow)}
            </Link>
          </div>
        </DoctorHeader>
        <DoctorAbout doctor={doctor} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <DoctorMissing /> : <DoctorFailed />;
}
