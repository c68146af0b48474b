import { membership } from '@subah/messages/membership';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { data, Link } from 'react-router';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { loadForCustomer } from '../lib/page/load-for-customer.tsx';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import type { Route } from './+types/membership.ts';

const PlanList = lateSection(() => import('../features/membership/plan-list.tsx').then((module) => module.PlanList));
const MemberNote = loadForCustomer(() =>
  import('../features/membership/member-note.tsx').then((module) => module.MemberNote),
);

export async function loader({ context }: Route.LoaderArgs) {
  const plans = await nullOnFailure(context)(context.get(apiContext)('GET plans/all'));
  if (!plans) throw data(null, { status: 503 });
  return { plans: plans.data };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(membership.title),
    description: t(membership.description),
    // Canonical: the page has two paths.
    path: '/membership',
  });

const intro = <p className="text-base text-ink-600">{t(membership.intro)}</p>;

export default function MembershipPage({ loaderData: { plans } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-5 pb-8 md:pt-8 md:pb-16">
      <header className="mb-6 max-w-xl">
        <h1 className="mb-2 font-extrabold text-3xl tracking-[-0.025em]">{t(membership.title)}</h1>
        {/* As high as the note of a member, so that the plans do not move. */}
        <div className="min-h-21">
          <MemberNote intro={intro} fallback={intro} />
        </div>
      </header>
      {plans.length > 0 ? (
        <PlanList plans={plans} />
      ) : (
        <div className="card">
          <EmptyState
            sunrise
            title={t(membership.noPlansTitle)}
            text={t(membership.noPlansText)}
            action={
              <Link to="/" className={buttonClass()}>
                {t(membership.startShopping)}
              </Link>
            }
          />
        </div>
      )}
      <p className="mt-6 max-w-2xl text-ink-600">{t(membership.secondPlan)}</p>
    </div>
  );
}
