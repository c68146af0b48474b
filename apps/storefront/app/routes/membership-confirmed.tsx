import { membership } from '@subah/messages/membership';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Skeleton } from '@subah/ui/skeleton';
import { Link } from 'react-router';
import { accountPart } from '../lib/page/account-part.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/membership-confirmed.ts';

const SubscriptionCard = accountPart(
  () => import('../features/membership/subscription-card.tsx').then((module) => module.SubscriptionCard),
  <Skeleton className="h-44 rounded-card" />,
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(membership.yourMembership),
    description: t(membership.yourMembershipDescription),
    isPrivate: true,
  });

export default function MembershipConfirmed() {
  return (
    <AccountPage title={t(membership.yourMembership)} reason={t(membership.signInReason)}>
      <div className="grid max-w-xl gap-4 *:min-w-0">
        <SubscriptionCard none={<NoMembership />} action={<PlansLink />} after={<Confirmed />} />
      </div>
    </AccountPage>
  );
}

function Confirmed() {
  return (
    <div className="card grid gap-3 bg-leaf-50 p-4 md:p-5">
      <h2 className="font-bold text-xl">{t(membership.confirmed)}</h2>
      <p className="text-base">{t(membership.confirmedText)}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Link to="/cart" className={buttonClass()}>
          {t(membership.goToCart)}
        </Link>
        <Link to="/" className={buttonClass({ variant: 'line' })}>
          {t(membership.startShopping)}
        </Link>
      </div>
    </div>
  );
}

const PlansLink = () => (
  <Link to="/membership" className="link min-h-11">
    {t(membership.extend)}
  </Link>
);

function NoMembership() {
  return (
    <div className="card">
      <EmptyState
        title={t(membership.noneTitle)}
        text={t(membership.noneText)}
        action={
          <Link to="/membership" className={buttonClass()}>
            {t(membership.getMembership)}
          </Link>
        }
      />
    </div>
  );
}
