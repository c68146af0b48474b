import { AddressBook, AddressSkeletons } from '../features/addresses/address-book.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/address-list.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Addresses', description: 'The addresses that we deliver to.', isPrivate: true });

export default function AddressList() {
  return (
    <AccountPage title="Addresses" reason="Your addresses are kept with your account." skeleton={<AddressSkeletons />}>
      <AddressBook />
    </AccountPage>
  );
}
