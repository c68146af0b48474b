import { catalogTitles } from '@subah/messages/catalogs';
import { labTests } from '@subah/messages/lab-tests';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { useRevalidator } from 'react-router';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import { HealthCategoryTiles } from '../features/healthcare/health-category-tiles.tsx';
import { LabSteps } from '../features/healthcare/lab-tests/lab-steps.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { siteText } from '../lib/language/site-text.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { loadForCustomer } from '../lib/page/load-for-customer.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { LateLabTests } from '../shell/products/late-lists.ts';
import type { Route } from './+types/labtests.ts';

const MyLabReports = loadForCustomer(() =>
  import('../features/healthcare/lab-tests/my-lab-reports.tsx').then((module) => module.MyLabReports),
);

const { homePath } = catalogFacts.labtest;
const PACKAGES = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const [checks, tests] = await Promise.all([
    orNull(api('GET health-checks')),
    orNull(api('GET lab-tests', { query: { limit: 100 } })),
  ]);
  const packages = (tests?.data ?? []).toSorted((a, b) => b.includedTests - a.includedTests).slice(0, PACKAGES);
  return { checks: checks?.data ?? null, packages };
}

const trail = [{ to: '/MedicineHealthcare', label: t(catalogTitles.medicine) }];

export const meta = (args: Route.MetaArgs) =>
  listingMeta(args, {
    title: t(labTests.title),
    description: t(labTests.description),
    path: homePath,
    trail,
    here: t(catalogTitles.labtest),
    products: args.loaderData?.packages,
  });

export default function LabTests({ loaderData }: Route.ComponentProps) {
  const { checks, packages } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={trail} here={t(catalogTitles.labtest)} />
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{t(labTests.title)}</h1>
      <p className="mt-0.5 mb-4 text-ink-600 md:mb-6 md:text-base">{t(labTests.intro)}</p>
      <div className="grid gap-7 *:min-w-0 md:gap-11">
        <section aria-label={t(labTests.healthChecks)}>
          {checks === null && <ErrorState title={t(labTests.loadFailed)} onRetry={() => void revalidate()} />}
          {checks?.length === 0 && <EmptyState sunrise title={t(labTests.empty)} />}
          {checks && checks.length > 0 && (
            <HealthCategoryTiles
              tint="tint-lab"
              tiles={checks.map(({ _id, title, hindiTitle, description, hindiDescription, image }) => ({
                to: categoryPath('labtest', _id),
                title: siteText(title, hindiTitle),
                text: siteText(description, hindiDescription),
                image,
              }))}
            />
          )}
        </section>
        <LabSteps />
        {packages.length > 0 && (
          <section aria-labelledby="packages">
            <h2 id="packages" className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
              {t(labTests.packages)}
            </h2>
            <LateLabTests tests={packages} headingLevel={3} columns={3} />
          </section>
        )}
        <MyLabReports />
      </div>
    </div>
  );
}
