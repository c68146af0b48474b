import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Link } from 'react-router';
import { SubscriptionCard } from '../features/membership/subscription-card.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/membership-confirmed.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Your membership', description: 'Your membership at Subah.', isPrivate: true });

export default function MembershipConfirmed() {
  return (
    <AccountPage title="Your membership" reason="Your membership is kept with your account.">
      <div className="grid max-w-xl gap-4 *:min-w-0">
        <SubscriptionCard none={<NoMembership />} action={<PlansLink />} after={<Confirmed />} />
      </div>
    </AccountPage>
  );
}

function Confirmed() {
  return (
    <div className="card grid gap-3 bg-leaf-50 p-4 md:p-5">
      <h2 className="font-bold text-xl">Membership confirmed</h2>
      <p className="text-base">Your benefits count by themselves at checkout. There is nothing to switch on.</p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Link to="/cart" className={buttonClass()}>
          Go to Cart
        </Link>
        <Link to="/" className={buttonClass({ variant: 'line' })}>
          Start shopping
        </Link>
      </div>
    </div>
  );
}

const PlansLink = () => (
  <Link to="/membership" className="link min-h-11">
    Extend it
  </Link>
);

function NoMembership() {
  return (
    <div className="card">
      <EmptyState
        title="No membership yet"
        text="Choose a plan. Once it runs, you see here how long, and what it gives you."
        action={
          <Link to="/membership" className={buttonClass()}>
            Get Membership
          </Link>
        }
      />
    </div>
  );
}
