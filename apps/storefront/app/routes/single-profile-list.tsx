import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Tabs } from '@subah/ui/tabs';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProfileSummary } from '../features/accounts/profile/profile-summary.tsx';
import { ProfileTab } from '../features/accounts/profile/profile-tab.tsx';
import { MembershipSummary } from '../features/membership/membership-summary.tsx';
import { CoinsSummary } from '../features/wallet/coins-summary.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage, CardSkeletons } from '../shell/account/account-page.tsx';
import type { Route } from './+types/single-profile-list.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(profilePage.title),
    description: t(profilePage.description),
    isPrivate: true,
  });

export default function SingleProfileList() {
  return (
    <AccountPage title={t(profilePage.title)} reason={t(profilePage.signInReason)}>
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
        <ProfileSummary coins={<CoinsSummary />} membership={<MembershipSummary />} />
        <ProfileTabs />
      </div>
    </AccountPage>
  );
}

/** Loads a panel when its tab is opened. A failed download links to the page with the same content. */
const lazyPanel = (load: () => Promise<ComponentType>, page: string) =>
  lazy(() =>
    load().then(
      (module) => ({ default: module }),
      () => ({ default: () => <PageLink page={page} /> }),
    ),
  );

const Orders = lazyPanel(() => import('../shell/account/my-orders.tsx').then((module) => module.MyOrders), '/orders');
const Addresses = lazyPanel(
  () => import('../features/addresses/address-book.tsx').then((module) => module.AddressBook),
  '/address-list',
);
const MilkEntry = lazyPanel(
  () => import('../shell/account/milk-entry.tsx').then((module) => module.MilkEntry),
  '/milk-data',
);

const TABS = [
  { id: 'orders', label: t(profilePage.ordersTab), panel: <Orders /> },
  { id: 'profile', label: t(profilePage.title), panel: <ProfileTab /> },
  { id: 'addresses', label: t(profilePage.addressesTab), panel: <Addresses /> },
  { id: 'milk', label: t(profilePage.milkTab), panel: <MilkEntry /> },
].map((tab) => ({ ...tab, panel: <Suspense fallback={<CardSkeletons />}>{tab.panel}</Suspense> }));

/** In the query string, so that reload and back keep it. */
function ProfileTabs() {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return (
    <Tabs label={t(profilePage.tabsLabel)} tabs={TABS} current={search.get('tab') ?? 'profile'} onChange={choose} />
  );
}

function PageLink({ page }: { page: string }) {
  return (
    <div className="card">
      <EmptyState
        title={t(profilePage.panelFailed)}
        text={t(profilePage.panelFailedText)}
        action={
          <a href={page} className={buttonClass({ variant: 'line' })}>
            {t(profilePage.openPage)}
          </a>
        }
      />
    </div>
  );
}
