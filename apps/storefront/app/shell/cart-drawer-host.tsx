import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeCart, useCartIsOpen } from '../features/cart/state/drawer-state.ts';
import { lazyDialog } from '../lib/page/lazy-dialog.tsx';

const CartDrawer = lazyDialog(() =>
  import('./checkout/checkout-cart-drawer.tsx').then((module) => module.CheckoutCartDrawer),
);

export const preloadCart = CartDrawer.preload;

/** A navigation closes the drawer. */
export function CartDrawerHost() {
  const isOpen = useCartIsOpen();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page has changed
  useEffect(closeCart, [key]);
  return <CartDrawer open={isOpen} onClose={closeCart} />;
}
