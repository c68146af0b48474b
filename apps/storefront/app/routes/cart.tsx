import { pageMeta } from '../lib/seo.ts';
import { useHasScript } from '../lib/use-has-script.ts';
import { useNow } from '../lib/use-now.ts';
import { CartOutline } from '../shell/checkout/cart-outline.tsx';
import { CartScreen } from '../shell/checkout/cart-screen.tsx';
import type { Route } from './+types/cart.ts';

export const loader = () => ({ now: new Date().toISOString() });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Your Cart', description: 'What you are about to order, and checkout.', isPrivate: true });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const hasScript = useHasScript();
  const now = useNow(loaderData.now);
  return (
    <div className="wrap pt-5 pb-24 md:pt-8 md:pb-16">
      <h1 className="mb-4 font-extrabold text-3xl tracking-[-0.025em] md:mb-6">Your Cart</h1>
      {hasScript ? <CartScreen now={now} /> : <CartOutline />}
    </div>
  );
}
