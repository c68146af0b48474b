import { AddressBook, AddressOutlines } from '../features/addresses/address-book.tsx';
import { pageMeta } from '../lib/seo.ts';
import { OwnPage } from '../shell/own-page.tsx';
import type { Route } from './+types/address-list.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Addresses', description: 'The addresses that we deliver to.', isPrivate: true });

export default function AddressList() {
  return (
    <OwnPage title="Addresses" reason="Your addresses are kept with your account." outline={<AddressOutlines />}>
      <AddressBook />
    </OwnPage>
  );
}
