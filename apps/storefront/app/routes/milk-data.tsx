import { MilkScreen, MilkSkeleton } from '../features/milk/milk-screen.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/milk-data.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Milk Record',
    description: 'Your milk, day by day, and your morning plans.',
    isPrivate: true,
  });

export default function MilkData({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Milk Entry"
      text="What came, what it cost, and the mornings to come."
      reason="Your milk record and your morning plans are kept with your account."
      skeleton={<MilkSkeleton />}
    >
      <MilkScreen serverNow={loaderData.now} />
    </AccountPage>
  );
}
