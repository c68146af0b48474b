import { CountBadge } from '@subah/ui/badge';
import { useCart } from './state/use-cart.ts';

/** Counts products, not packs. */
export function CartBadge({ className }: { className?: string }) {
  const { count } = useCart().cart;
  return <CountBadge count={count} label={count === 1 ? '1 item' : `${count} items`} className={className} />;
}
