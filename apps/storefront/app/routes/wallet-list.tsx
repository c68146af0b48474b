import { WalletScreen, WalletSkeleton } from '../features/wallet/wallet-screen.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/wallet-list.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Wallet', description: 'Your SuperCoins at Subah.', isPrivate: true });

export default function WalletList({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title="Wallet" reason="Your SuperCoins are kept with your account." skeleton={<WalletSkeleton />}>
      <WalletScreen serverNow={loaderData.now} />
    </AccountPage>
  );
}
