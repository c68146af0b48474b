import { addresses } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { AddressSkeletons } from '../features/addresses/address-skeletons.tsx';
import { accountPart } from '../lib/page/account-part.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/address-list.ts';

const AddressBook = accountPart(
  () => import('../features/addresses/address-book.tsx').then((module) => module.AddressBook),
  <AddressSkeletons />,
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(addresses.title), description: t(addresses.description), isPrivate: true });

export default function AddressList() {
  return (
    <AccountPage title={t(addresses.title)} reason={t(addresses.signInReason)} skeleton={<AddressSkeletons />}>
      <AddressBook />
    </AccountPage>
  );
}
