import { addresses } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { AddressBook, AddressSkeletons } from '../features/addresses/address-book.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/address-list.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(addresses.title), description: t(addresses.description), isPrivate: true });

export default function AddressList() {
  return (
    <AccountPage title={t(addresses.title)} reason={t(addresses.signInReason)} skeleton={<AddressSkeletons />}>
      <AddressBook />
    </AccountPage>
  );
}
