import { accountPage } from '@subah/messages/account-page';
import { cart } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { useEffect, useRef } from 'react';
import { useIsHydrated } from '../lib/hydration/use-is-hydrated.ts';
import { accountPart } from '../lib/page/account-part.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { currentMinute, useNow } from '../lib/page/use-now.ts';
import { useSession } from '../lib/session/session.ts';
import { CartSkeleton } from '../shell/checkout/cart-skeleton.tsx';
import { VisitorCart } from '../shell/checkout/visitor-cart.tsx';
import type { Route } from './+types/cart.ts';

const CartScreen = accountPart(
  () => import('../shell/checkout/cart-screen.tsx').then((module) => module.CartScreen),
  <CartSkeleton />,
);

export const loader = () => ({ now: currentMinute() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(cart.title), description: t(cart.description), isPrivate: true });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useIsHydrated();
  const { isSignedIn } = useSession();
  const now = useNow(loaderData.now);
  useFocusAfterSignIn(isSignedIn);
  return (
    <div className="wrap min-h-svh pt-5 pb-24 md:pt-8 md:pb-16">
      <h1 className="mb-4 font-extrabold text-3xl tracking-[-0.025em] md:mb-6">{t(cart.title)}</h1>
      <noscript>
        <p className="font-semibold">{t(accountPage.needsJavaScript)}</p>
      </noscript>
      {/* Until hydration both are in the page, and the style sheet hides one. */}
      {(isSignedIn || !isHydrated) && (
        <div className={isHydrated ? '' : 'customers-only [@media(scripting:none)]:hidden'}>
          {isHydrated ? <CartScreen now={now} /> : <CartSkeleton />}
        </div>
      )}
      {!isSignedIn && (
        <div className={isHydrated ? '' : 'visitors-only [@media(scripting:none)]:hidden'}>
          <VisitorCart />
        </div>
      )}
    </div>
  );
}

/** The focused form has disappeared. */
function useFocusAfterSignIn(isSignedIn: boolean): void {
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) document.getElementById('main')?.focus({ preventScroll: true });
    // The cart of a visitor is much shorter.
    if (!isSignedIn && wasSignedIn.current) window.scrollTo(0, 0);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}
