import { catalogTitles } from '@subah/messages/catalogs';
import { doctors } from '@subah/messages/doctors';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { useRevalidator } from 'react-router';
import { readFilters } from '../features/healthcare/doctors/doctor-filters.tsx';
import { DoctorSearch } from '../features/healthcare/doctors/doctor-search.tsx';
import { HealthCategoryTiles } from '../features/healthcare/health-category-tiles.tsx';
import { DOCTORS_PATH, departmentPath } from '../features/healthcare/health-paths.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { siteName, siteText } from '../lib/language/site-text.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { breadcrumbData, itemListData } from '../lib/page/structured-data.ts';
import type { Route } from './+types/doctor-departments.ts';

const FoundDoctors = lateSection(() =>
  import('../features/healthcare/doctors/found-doctors.tsx').then((module) => module.FoundDoctors),
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const complaint = url.searchParams.get('complaint')?.trim().slice(0, 80) ?? '';
  const [departments, found] = await Promise.all([
    orNull(api('GET departments')),
    complaint
      ? orNull(api('GET doctors', { query: { complaint, limit: 30, ...readFilters(url.searchParams) } }))
      : null,
  ]);
  return { departments: departments?.data ?? null, complaint, found: found?.data ?? null };
}

const trail = [{ to: '/MedicineHealthcare', label: t(catalogTitles.medicine) }];

export const meta = (args: Route.MetaArgs) => {
  const origin = args.matches[0].loaderData?.origin ?? '';
  const items = (args.loaderData?.departments ?? []).map((department) => ({
    to: departmentPath(department._id),
    label: siteName(department),
  }));
  return [
    ...pageMeta(args, {
      title: t(doctors.title),
      description: t(doctors.metaDescription),
      path: DOCTORS_PATH,
    }),
    { 'script:ld+json': breadcrumbData({ origin, trail, here: { to: DOCTORS_PATH, label: t(frame.doctors) } }) },
    { 'script:ld+json': itemListData(origin, t(doctors.departments), items) },
  ];
};

export default function DoctorDepartments({ loaderData }: Route.ComponentProps) {
  const { departments, complaint, found } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={trail} here={t(frame.doctors)} />
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{t(doctors.title)}</h1>
      <p className="mt-0.5 mb-4 text-ink-600 md:mb-6 md:text-base">{t(doctors.intro)}</p>
      <DoctorSearch complaint={complaint} />
      {found && <FoundDoctors complaint={complaint} doctors={found} />}
      {departments === null && <ErrorState title={t(doctors.departmentsFailed)} onRetry={() => void revalidate()} />}
      {departments?.length === 0 && <EmptyState sunrise title={t(doctors.noDepartments)} />}
      {departments && departments.length > 0 && (
        <HealthCategoryTiles
          tint="tint-doctor"
          tiles={departments.map(({ _id, name, hindiName, description, hindiDescription, image }) => ({
            to: departmentPath(_id),
            title: siteText(name, hindiName),
            text: siteText(description, hindiDescription),
            image,
          }))}
        />
      )}
    </div>
  );
}
