import { t } from '@subah/messages/translate';
import { wallet } from '@subah/messages/wallet';
import { ReferralCode } from '../features/accounts/profile/referral-code.tsx';
import { WalletScreen, WalletSkeleton } from '../features/wallet/wallet-screen.tsx';
import { useAccountQuery } from '../lib/data/use-api-query.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { currentMinute } from '../lib/page/use-now.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/wallet-list.ts';

export const loader = () => ({ now: currentMinute() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(wallet.title), description: t(wallet.description), isPrivate: true });

export default function WalletList({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={t(wallet.title)} reason={t(wallet.signInReason)} skeleton={<WalletSkeleton />}>
      <WalletScreen serverNow={loaderData.now} ownCode={<OwnCode />} />
    </AccountPage>
  );
}

/** Nothing until the profile is known; below the history on a phone, where it moves nothing. */
function OwnCode() {
  const { data: profile } = useAccountQuery('GET get-profile');
  if (!profile) return null;
  return (
    <div className="card p-4 md:p-5">
      <ReferralCode code={profile.referralCode} />
    </div>
  );
}
