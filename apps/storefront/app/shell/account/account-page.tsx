import { accountPage } from '@subah/messages/account-page';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';
import { useSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { preloadSignIn } from './sign-in-host.tsx';

type Props = {
  title: string;
  text?: ReactNode;
  /** "Sign in to see your orders." */
  reason: string;
  /** Skeleton in a `Loading`, shown until hydration. Queries inside show the same one while they load. */
  skeleton?: ReactNode;
  /** Shown to a signed-in user only. */
  action?: ReactNode;
  /** Mounted for a signed-in user only, so that it may use `useAccountQuery`. */
  children: ReactNode;
};

/** A page of one user. Its HTML is equal for everyone; the browser adds the data. */
export function AccountPage({ title, text, reason, skeleton = <CardSkeletons />, action, children }: Props) {
  const { isSignedIn } = useSession();
  const isHydrated = useIsHydrated();
  return (
    // As tall as the screen, so that arriving data does not move the footer while it is visible.
    <div className="wrap min-h-svh pt-5 pb-8 md:pt-8 md:pb-16">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-6">
        <div>
          <h1 className="font-extrabold text-3xl tracking-[-0.025em]">{title}</h1>
          {text && <p className="mt-1 text-base text-ink-600">{text}</p>}
        </div>
        {isSignedIn && action}
      </header>
      <noscript>
        <p className="mb-4 font-semibold">{t(accountPage.needsJavaScript)}</p>
      </noscript>
      {!isHydrated && skeleton}
      {isHydrated && (isSignedIn ? children : <SignInFirst reason={reason} />)}
    </div>
  );
}

function SignInFirst({ reason }: { reason: string }) {
  return (
    <div className="card py-4">
      <EmptyState
        sunrise
        title={t(accountPage.signInFirst)}
        text={reason}
        action={
          <Button size="lg" onClick={() => openSignIn()} onPointerEnter={preloadSignIn}>
            {t(navigation.signIn)}
          </Button>
        }
      />
    </div>
  );
}

export function CardSkeletons() {
  return (
    <Loading label={t(accountPage.loading)} className="grid gap-3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-32 rounded-card" />
      ))}
    </Loading>
  );
}
