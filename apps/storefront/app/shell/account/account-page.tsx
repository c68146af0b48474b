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
  /** The line under the title. */
  text?: ReactNode;
  /** What waits behind the sign-in: "Sign in to see your orders." */
  reason: string;
  /** The shape of what is to come, in a `Loading`; while `useAccountQuery` is loading the same one stands inside. */
  outline?: ReactNode;
  /** Beside the title, for the person alone. */
  action?: ReactNode;
  /** Shown to somebody who is signed in and mounted only then, so this is where `useAccountQuery` may be used. */
  children: ReactNode;
};

/** A page that belongs to one person. Its HTML is the same for everybody; the browser knows whether somebody is signed in. */
export function AccountPage({ title, text, reason, outline = <CardSkeletons />, action, children }: Props) {
  const { isSignedIn } = useSession();
  const isHydrated = useIsHydrated();
  return (
    <div className="wrap pt-5 pb-8 md:pt-8 md:pb-16">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-6">
        <div>
          <h1 className="font-extrabold text-3xl tracking-[-0.025em]">{title}</h1>
          {text && <p className="mt-1 text-base text-ink-600">{text}</p>}
        </div>
        {isSignedIn && action}
      </header>
      <noscript>
        <p className="mb-4 font-semibold">This page is filled in by your browser. Please allow JavaScript for it.</p>
      </noscript>
      {!isHydrated && outline}
      {isHydrated && (isSignedIn ? children : <SignInFirst reason={reason} />)}
    </div>
  );
}

function SignInFirst({ reason }: { reason: string }) {
  return (
    <div className="card py-4">
      <EmptyState
        sunrise
        title="Please sign in first"
        text={reason}
        action={
          <Button size="lg" onClick={() => openSignIn()} onPointerEnter={preloadSignIn}>
            SIGN IN
          </Button>
        }
      />
    </div>
  );
}

/** Where nothing better is known of what is to come. */
export function CardSkeletons() {
  return (
    <Loading label="Loading…" className="grid gap-3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-32 rounded-card" />
      ))}
    </Loading>
  );
}
