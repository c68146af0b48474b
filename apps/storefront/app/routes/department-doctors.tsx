import { doctors } from '@subah/messages/doctors';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { DOCTORS_CRUMB } from '../features/healthcare/doctors/doctor-breadcrumbs.ts';
import { DoctorCard } from '../features/healthcare/doctors/doctor-card.tsx';
import { DoctorFilters, readFilters, spokenLanguages } from '../features/healthcare/doctors/doctor-filters.tsx';
import { DOCTORS_PATH, departmentPath, doctorPath } from '../features/healthcare/health-paths.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { siteName, siteText } from '../lib/language/site-text.ts';
import { textLanguage } from '../lib/language/text-language.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { breadcrumbData, itemListData } from '../lib/page/structured-data.ts';
import type { Route } from './+types/department-doctors.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const cursor = url.searchParams.get('cursor');
  const list = (query: object) =>
    orNull(
      api('GET doctors/department/{departmentId}', {
        params: { departmentId: params.departmentId },
        query: { limit: 30, ...query },
      }),
    );
  const [departments, found, all] = await Promise.all([
    orNull(api('GET departments')),
    list({ ...readFilters(url.searchParams), ...(cursor && { cursor }) }),
    list({}),
  ]);
  return {
    department: departments?.data.find(({ _id }) => _id === params.departmentId) ?? null,
    found,
    languages: spokenLanguages(all?.data ?? []),
  };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { department, found } = args.loaderData;
  const origin = args.matches[0].loaderData?.origin ?? '';
  const path = departmentPath(args.params.departmentId);
  const name = department ? siteName(department) : t(frame.doctors);
  const items = (found?.data ?? []).map((doctor) => ({ to: doctorPath(doctor), label: doctor.name }));
  return [
    ...pageMeta(args, {
      title: t(doctors.departmentTitle, { department: name }),
      description: t(doctors.departmentDescription, {
        about: department ? siteText(department.description, department.hindiDescription) : '',
      }),
      path,
      ...(department && { image: department.image }),
    }),
    { 'script:ld+json': breadcrumbData({ origin, trail: [DOCTORS_CRUMB], here: { to: path, label: name } }) },
    { 'script:ld+json': itemListData(origin, name, items) },
  ];
};

export default function DepartmentDoctors({ loaderData }: Route.ComponentProps) {
  const { department, found, languages } = loaderData;
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const name = department ? siteName(department) : t(frame.doctors);
  const about = department && siteText(department.description, department.hindiDescription);
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={[DOCTORS_CRUMB]} here={name} />
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{name}</h1>
      {about && (
        <p lang={textLanguage(about)} className="mt-0.5 text-ink-600 md:text-base">
          {about}
        </p>
      )}
      <div className="mt-4 md:mt-6">
        {found === null && <ErrorState title={t(doctors.listFailed)} onRetry={() => void revalidate()} />}
        {languages.length > 0 && <DoctorFilters languages={languages} />}
        {found?.data.length === 0 && languages.length > 0 && <p className="text-ink-600">{t(doctors.noneSpeaks)}</p>}
        {found?.data.length === 0 && languages.length === 0 && (
          <EmptyState
            sunrise
            title={t(doctors.noDoctors)}
            text={t(doctors.noDoctorsText)}
            action={
              <Link to={DOCTORS_PATH} className={buttonClass()}>
                {t(doctors.allDepartments)}
              </Link>
            }
          />
        )}
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
          {found?.data.map((doctor, index) => (
            <li key={doctor._id} className="grid">
              <DoctorCard doctor={doctor} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {found?.nextCursor && (
          <p className="mt-6 text-center">
            <Link
              to={{ search: `?${withCursor(parameters, found.nextCursor)}` }}
              className={buttonClass({ variant: 'line' })}
            >
              {t(doctors.moreDoctors)}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

function withCursor(parameters: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('cursor', cursor);
  return next;
}
