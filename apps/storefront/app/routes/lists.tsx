import { shoppingLists } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { ListSkeletons } from '../features/lists/my-lists.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import { MyListsWithCart } from '../shell/account/my-lists.tsx';
import type { Route } from './+types/lists.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(shoppingLists.title), description: t(shoppingLists.description), isPrivate: true });

export default function Lists() {
  return (
    <AccountPage
      title={t(shoppingLists.title)}
      text={t(shoppingLists.intro)}
      reason={t(shoppingLists.signInReason)}
      skeleton={<ListSkeletons />}
    >
      <MyListsWithCart />
    </AccountPage>
  );
}
