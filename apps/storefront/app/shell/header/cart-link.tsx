import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { CartBadge } from '../../features/cart/cart-badge.tsx';
import { openCart } from '../../features/cart/state/drawer-state.ts';
import { preloadCart } from '../cart-drawer-host.tsx';

/** Opens the drawer; as a link it also works before hydration and in a new tab. */
export function CartLink() {
  const { pathname } = useLocation();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || pathname === '/cart') return;
    event.preventDefault();
    openCart();
  };
  return (
    <Link
      to="/cart"
      onClick={open}
      data-early
      onPointerEnter={preloadCart}
      className="relative inline-grid size-11 flex-none place-items-center rounded-btn hover:bg-leaf-50"
    >
      <ShoppingCart aria-hidden="true" className="size-6" />
      <span className="sr-only">{t(navigation.cart)}</span>
      <CartBadge />
    </Link>
  );
}
