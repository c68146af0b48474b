import { accountFields } from '@subah/messages/account-fields';
import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { Skeleton } from '@subah/ui/skeleton';
import { ChevronRight, CircleHelp, type LucideIcon, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Avatar } from './avatar.tsx';
import { ReferralCode } from './referral-code.tsx';

type Props = {
  coins: ReactNode;
  membership: ReactNode;
};

export function ProfileSummary({ coins, membership }: Props) {
  const { user } = useSession();
  const { state, data: profile } = useAccountQuery('GET get-profile');
  const name = profile?.name ?? user?.name ?? '';
  return (
    <aside
      aria-label={t(profilePage.summaryLabel)}
      className="card grid min-w-0 content-start gap-3 p-4 *:min-w-0 md:p-5 md:max-lg:grid-cols-2 md:max-lg:gap-x-6"
    >
      <div className="flex items-center gap-3">
        <Avatar name={name} photo={profile?.profilePhoto} />
        <div className="min-w-0">
          <p className="truncate font-bold text-base">{name || t(accountFields.guest)}</p>
          <p className="truncate text-ink-600">{profile?.email || user?.email || t(accountFields.noEmail)}</p>
        </div>
      </div>
      <div className={FACTS}>
        {state === 'loading' && <Skeleton className="h-36" />}
        {profile && <ReferralCode code={profile.referralCode} />}
        {coins}
        {membership}
      </div>
      <nav aria-label={t(profilePage.linksLabel)} className="border-line border-t pt-2">
        <SummaryLink to="/single-order-list" icon={ShoppingBag} label={t(profilePage.orders)} />
        <SummaryLink to="/contact" icon={CircleHelp} label={t(profilePage.help)} />
      </nav>
    </aside>
  );
}

function SummaryLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link to={to} className="-mx-2 flex min-h-11 items-center gap-3 rounded-sm px-2 font-semibold hover:bg-leaf-50">
      <Icon aria-hidden="true" className="size-5 text-leaf-700" />
      {label}
      <ChevronRight aria-hidden="true" className="ml-auto size-4 text-ink-600" />
    </Link>
  );
}

const FACTS = cx(
  'grid gap-3 border-line border-t pt-3',
  'md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:border-t-0 md:max-lg:border-l md:max-lg:pt-0 md:max-lg:pl-6',
);
