import { milkRecord } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { MilkScreen, MilkSkeleton } from '../features/milk/milk-screen.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { currentMinute } from '../lib/page/use-now.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/milk-data.ts';

export const loader = () => ({ now: currentMinute() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(milkRecord.title),
    description: t(milkRecord.description),
    isPrivate: true,
  });

export default function MilkData({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={t(milkRecord.title)}
      text={t(milkRecord.text)}
      reason={t(milkRecord.signInReason)}
      skeleton={<MilkSkeleton />}
    >
      <MilkScreen serverNow={loaderData.now} />
    </AccountPage>
  );
}
