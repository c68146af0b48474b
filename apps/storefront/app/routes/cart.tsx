import { cart } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { useIsHydrated } from '../lib/hydration/use-is-hydrated.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useNow } from '../lib/page/use-now.ts';
import { CartScreen } from '../shell/checkout/cart-screen.tsx';
import { CartSkeleton } from '../shell/checkout/cart-skeleton.tsx';
import type { Route } from './+types/cart.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t(cart.title), description: t(cart.description), isPrivate: true });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useIsHydrated();
  const now = useNow(loaderData.now);
  return (
    <div className="wrap pt-5 pb-24 md:pt-8 md:pb-16">
      <h1 className="mb-4 font-extrabold text-3xl tracking-[-0.025em] md:mb-6">{t(cart.title)}</h1>
      {isHydrated ? <CartScreen now={now} /> : <CartSkeleton />}
    </div>
  );
}
