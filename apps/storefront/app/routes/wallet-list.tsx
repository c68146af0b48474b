import { t } from '@subah/messages/translate';
import { wallet } from '@subah/messages/wallet';
import { WalletScreen, WalletSkeleton } from '../features/wallet/wallet-screen.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/wallet-list.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(wallet.title), description: t(wallet.description), isPrivate: true });

export default function WalletList({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={t(wallet.title)} reason={t(wallet.signInReason)} skeleton={<WalletSkeleton />}>
      <WalletScreen serverNow={loaderData.now} />
    </AccountPage>
  );
}
