import { WalletOutline, WalletScreen } from '../features/wallet/wallet-screen.tsx';
import { pageMeta } from '../lib/seo.ts';
import { OwnPage } from '../shell/own-page.tsx';
import type { Route } from './+types/wallet-list.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Wallet', description: 'Your SuperCoins at Subah.', isPrivate: true });

export default function WalletList({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage title="Wallet" reason="Your SuperCoins are kept with your account." outline={<WalletOutline />}>
      <WalletScreen serverNow={loaderData.now} />
    </OwnPage>
  );
}
