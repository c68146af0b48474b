import { buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Link, useRevalidator } from 'react-router';
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx';
import { breadcrumbData, itemListData } from '../features/catalog/structured-data.ts';
import { DOCTORS_PATH, departmentPath, doctorPath } from '../features/healthcare/care-paths.ts';
import { DoctorCard } from '../features/healthcare/doctor-card.tsx';
import { DOCTORS_CRUMB } from '../features/healthcare/doctor-trail.ts';
import { apiContext } from '../lib/api-context.ts';
import { pagePart } from '../lib/page-part.ts';
import { pageMeta } from '../lib/seo.ts';
import type { Route } from './+types/department-doctors.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const part = pagePart(context);
  const cursor = url.searchParams.get('cursor');
  const [departments, doctors] = await Promise.all([
    part(api('GET departments')),
    part(
      api('GET doctors/department/{departmentId}', {
        params: { departmentId: params.departmentId },
        query: { limit: 30, ...(cursor && { cursor }) },
      }),
    ),
  ]);
  return { department: departments?.data.find(({ _id }) => _id === params.departmentId) ?? null, doctors };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { department, doctors } = args.loaderData;
  const origin = args.matches[0].loaderData?.origin ?? '';
  const path = departmentPath(args.params.departmentId);
  const name = department?.name ?? 'Doctors';
  const items = (doctors?.data ?? []).map((doctor) => ({ to: doctorPath(doctor), label: doctor.name }));
  return [
    ...pageMeta(args, {
      title: `${name} doctors`,
      description: `${department?.description ?? ''} Book a doctor near Mandideep and pay at the clinic.`.trim(),
      path,
      ...(department && { image: department.image }),
    }),
    { 'script:ld+json': breadcrumbData({ origin, trail: [DOCTORS_CRUMB], here: { to: path, label: name } }) },
    { 'script:ld+json': itemListData(origin, name, items) },
  ];
};

export default function DepartmentDoctors({ loaderData }: Route.ComponentProps) {
  const { department, doctors } = loaderData;
  const { revalidate } = useRevalidator();
  const name = department?.name ?? 'Doctors';
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={[DOCTORS_CRUMB]} here={name} />
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{name}</h1>
      {department && <p className="mt-0.5 text-ink-600 md:text-base">{department.description}</p>}
      <div className="mt-4 md:mt-6">
        {doctors === null && <ErrorState title="Failed to fetch doctors" onRetry={() => void revalidate()} />}
        {doctors?.data.length === 0 && (
          <EmptyState
            sun
            title="No Doctors Found"
            text="Nobody sees patients in this department at present."
            action={
              <Link to={DOCTORS_PATH} className={buttonClass()}>
                See all departments
              </Link>
            }
          />
        )}
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
          {doctors?.data.map((doctor, index) => (
            <li key={doctor._id} className="grid">
              <DoctorCard doctor={doctor} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {doctors?.nextCursor && (
          <p className="mt-6 text-center">
            <Link to={{ search: `?cursor=${doctors.nextCursor}` }} className={buttonClass({ variant: 'line' })}>
              More doctors
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
