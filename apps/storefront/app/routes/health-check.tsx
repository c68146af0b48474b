import { catalogTitles } from '@subah/messages/catalogs';
import { labTests } from '@subah/messages/lab-tests';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Link, useRevalidator } from 'react-router';
import { listingMeta } from '../features/catalog/home/listing-meta.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { siteText } from '../lib/language/site-text.ts';
import { textLanguage } from '../lib/language/text-language.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { LateLabTests } from '../shell/products/late-lists.ts';
import type { Route } from './+types/health-check.ts';

const trail = [{ to: catalogFacts.labtest.homePath, label: t(catalogTitles.labtest) }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const cursor = url.searchParams.get('cursor');
  const [checks, tests] = await Promise.all([
    orNull(api('GET health-checks')),
    orNull(
      api('GET lab-tests/by-healthcheck/{id}', {
        params: { id: params.healthCheckId },
        query: { limit: 60, ...(cursor && { cursor }) },
      }),
    ),
  ]);
  return { check: checks?.data.find(({ _id }) => _id === params.healthCheckId) ?? null, tests };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { check, tests } = args.loaderData;
  const here = check ? siteText(check.title, check.hindiTitle) : t(labTests.healthCheck);
  return listingMeta(args, {
    title: here,
    description: t(labTests.checkDescription, {
      about: check ? siteText(check.description, check.hindiDescription) : '',
    }),
    path: categoryPath('labtest', args.params.healthCheckId),
    image: check?.image,
    trail,
    here,
    products: tests?.data,
  });
};

export default function HealthCheckPage({ loaderData }: Route.ComponentProps) {
  const { check, tests } = loaderData;
  const { revalidate } = useRevalidator();
  const title = check ? siteText(check.title, check.hindiTitle) : t(labTests.healthCheck);
  const about = check && siteText(check.description, check.hindiDescription);
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={trail} here={title} />
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{title}</h1>
      {about && (
        <p lang={textLanguage(about)} className="mt-0.5 text-ink-600 md:text-base">
          {about}
        </p>
      )}
      <div className="mt-4 md:mt-6">
        {tests === null && <ErrorState title={t(labTests.loadFailed)} onRetry={() => void revalidate()} />}
        {tests?.data.length === 0 && (
          <EmptyState
            sunrise
            title={t(labTests.empty)}
            action={
              <Link to={catalogFacts.labtest.homePath} className={buttonClass()}>
                {t(labTests.allHealthChecks)}
              </Link>
            }
          />
        )}
        {tests && <LateLabTests tests={tests.data} headingLevel={2} columns={2} />}
        {tests?.nextCursor && (
          <p className="mt-6 text-center">
            <Link to={{ search: `?cursor=${tests.nextCursor}` }} className={buttonClass({ variant: 'line' })}>
              {t(labTests.showMore)}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
