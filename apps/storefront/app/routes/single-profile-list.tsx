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
    title: 'Profile',
    description: 'Your profile, orders, addresses and milk entries.',
    isPrivate: true,
  });

export default function SingleProfileList() {
  return (
    <AccountPage title="Profile" reason="Your profile, orders and addresses are kept with your account.">
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
  { id: 'orders', label: 'Orders List', panel: <Orders /> },
  { id: 'profile', label: 'Profile', panel: <ProfileTab /> },
  { id: 'addresses', label: 'Addresses', panel: <Addresses /> },
  { id: 'milk', label: 'Milk Entry', panel: <MilkEntry /> },
].map((tab) => ({ ...tab, panel: <Suspense fallback={<CardSkeletons />}>{tab.panel}</Suspense> }));

/** In the query string, so that reload and back keep it. */
function ProfileTabs() {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return <Tabs label="Account" tabs={TABS} current={search.get('tab') ?? 'profile'} onChange={choose} />;
}

function PageLink({ page }: { page: string }) {
  return (
    <div className="card">
      <EmptyState
        title="This could not be opened"
        text="Check your connection. The same is on a page of its own."
        action={
          <a href={page} className={buttonClass({ variant: 'line' })}>
            Open the page
          </a>
        }
      />
    </div>
  );
}
