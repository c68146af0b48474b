import { account } from '@subah/messages/account';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { LogOut } from 'lucide-react';
import { AccountHeader } from '../features/accounts/profile/account-header.tsx';
import { AccountTiles } from '../features/accounts/profile/account-tiles.tsx';
import { PrivacySection } from '../features/accounts/profile/privacy-section.tsx';
import { signOut } from '../features/accounts/sign-in/sign-out.ts';
import { useApi } from '../lib/api/use-api.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSession } from '../lib/session/session.ts';
import { ThemeSwitch } from '../lib/theme/theme-switch.tsx';
import type { Route } from './+types/mobile-profile.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(account.title),
    description: t(account.description),
    isPrivate: true,
  });

export default function MobileProfile() {
  const { isSignedIn } = useSession();
  const api = useApi();
  return (
    <div className="wrap grid gap-4 *:min-w-0 pt-5 pb-8 md:gap-5 md:pt-8 md:pb-16">
      <h1 className="font-extrabold text-3xl tracking-[-0.025em]">{t(account.title)}</h1>
      <AccountHeader />
      <AccountTiles />
      <ThemeSwitch className="flex items-center gap-1.5" />
      {isSignedIn && (
        <>
          <PrivacySection />
          <Button variant="line" onClick={() => void signOut(api)} className="justify-self-start max-sm:w-full">
            <LogOut aria-hidden="true" className="size-5" />
            {t(navigation.logout)}
          </Button>
        </>
      )}
    </div>
  );
}
