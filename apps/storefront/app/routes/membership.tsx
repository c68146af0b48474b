import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { data, Link } from 'react-router';
import { PlanList } from '../features/membership/plan-list.tsx';
import { SubscriptionCard } from '../features/membership/subscription-card.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSession } from '../lib/session/session.ts';
import type { Route } from './+types/membership.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const plans = await nullOnFailure(context)(context.get(apiContext)('GET plans/all'));
  if (!plans) throw data(null, { status: 503 });
  return { plans: plans.data };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Membership',
    description:
      'Free delivery on smaller baskets and money off medicines and lab tests, for a week, a month or a year.',
    // Canonical: the page has two paths.
    path: '/membership',
  });

export default function MembershipPage({ loaderData: { plans } }: Route.ComponentProps) {
  const { isSignedIn } = useSession();
  return (
    <div className="wrap pt-5 pb-8 md:pt-8 md:pb-16">
      <header className="mb-6 max-w-2xl md:mb-9">
        <h1 className="font-extrabold text-3xl tracking-[-0.025em]">Membership</h1>
        <p className="mt-1 text-base text-ink-600">
          Pay once, save on every order: free delivery on smaller baskets, and money off medicines and lab tests.
        </p>
      </header>
      {isSignedIn && (
        <div className="mb-8 max-w-xl empty:hidden">
          <SubscriptionCard isAside />
        </div>
      )}
      {plans.length > 0 ? (
        <PlanList plans={plans} />
      ) : (
        <div className="card">
          <EmptyState
            sunrise
            title="No plans at the moment"
            text="The shop is preparing new ones. Please look in again."
            action={
              <Link to="/" className={buttonClass()}>
                Start shopping
              </Link>
            }
          />
        </div>
      )}
      <p className="mt-6 max-w-2xl text-ink-600">
        A second plan begins when the first one ends, so no paid day is lost. Nothing renews by itself.
      </p>
    </div>
  );
}
