import { addToCart } from '@subah/messages/add-to-cart';
import { t } from '@subah/messages/translate';
import { CountBadge } from '@subah/ui/badge';
import { useCart } from './state/cart-state.ts';

/** Counts products, not packs. */
export function CartBadge({ className }: { className?: string }) {
  const { count } = useCart().cart;
  return <CountBadge count={count} label={t(addToCart.itemCount, { count })} className={className} />;
}
