import { account } from '@subah/messages/account';
import { accountFields } from '@subah/messages/account-fields';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Skeleton } from '@subah/ui/skeleton';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { useIsHydrated } from '../../../lib/hydration/use-is-hydrated.ts';
import { useSession } from '../../../lib/session/session.ts';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { Avatar } from './avatar.tsx';

/** The token contains the name; the photo needs the profile. */
export function AccountHeader() {
  const { isSignedIn, user } = useSession();
  const { data: profile } = useAccountQuery('GET get-profile');
  const isHydrated = useIsHydrated();
  const name = profile?.name ?? user?.name ?? '';
  return (
    <section aria-label={t(account.signedInAs)} className="card flex flex-wrap items-center gap-4 p-4 md:p-5">
      <Avatar name={name} photo={profile?.profilePhoto} />
      {isHydrated ? (
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold text-xl tracking-[-0.015em]">{name || t(accountFields.guest)}</p>
          <p className="truncate text-ink-600">{profile?.email || user?.email || t(accountFields.noEmail)}</p>
        </div>
      ) : (
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-4 w-48 max-w-full" />
        </div>
      )}
      {isHydrated && !isSignedIn && (
        <Button onClick={() => openSignIn()} className="max-sm:w-full">
          {t(navigation.signIn)}
        </Button>
      )}
    </section>
  );
}
