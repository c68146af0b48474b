import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { can } from '@subah/rules/accounts/roles';
import { Button } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { signOut } from '../features/accounts/sign-in/sign-out.ts';
import { RiderPage, RiderSkeleton } from '../features/rider/rider-page.tsx';
import { forgetDay } from '../features/rider/stored-day.ts';
import { useApi } from '../lib/api/use-api.ts';
import { LanguageSwitch } from '../lib/language/language-switch.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSession } from '../lib/session/session.ts';
import { AccountPage } from '../shell/account/account-page.tsx';
import type { Route } from './+types/rider.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(rider.title), description: t(rider.description), isPrivate: true });

export default function RiderRoute() {
  return (
    <AccountPage
      title={t(rider.title)}
      reason={t(rider.signInReason)}
      skeleton={<RiderSkeleton />}
      action={<RiderMenu />}
    >
      <OwnRounds />
    </AccountPage>
  );
}

function RiderMenu() {
  const api = useApi();
  const leave = () => {
    forgetDay();
    void signOut(api);
  };
  return (
    <div className="flex items-center gap-2">
      <LanguageSwitch className="link min-h-11" />
      <Button variant="quiet" size="sm" onClick={leave}>
        {t(rider.signOut)}
      </Button>
    </div>
  );
}

function OwnRounds() {
  const { user } = useSession();
  if (user?.id && user.role && can(user.role, 'deliver orders')) return <RiderPage riderId={user.id} />;
  return (
    <div className="card">
      <EmptyState title={t(rider.notARider)} text={t(rider.notARiderText)} />
    </div>
  );
}
