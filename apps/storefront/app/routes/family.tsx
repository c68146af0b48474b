import { family } from '@subah/messages/family';
import { t } from '@subah/messages/translate';
import { FamilySkeletons, MyFamily } from '../features/family/my-family.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/family.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(family.title), description: t(family.description), isPrivate: true });

export default function Family() {
  return (
    <AccountPage title={t(family.title)} reason={t(family.signInReason)} skeleton={<FamilySkeletons />}>
      <MyFamily />
    </AccountPage>
  );
}
