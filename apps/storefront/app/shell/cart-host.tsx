import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeCart, useCartIsOpen } from '../features/cart/open-cart.ts';
import { latePart } from '../lib/late-part.tsx';

const CartDrawer = latePart(() => import('./checkout/shop-cart-drawer.tsx').then((module) => module.ShopCartDrawer));

export const preloadCart = CartDrawer.preload;

/** Shows the cart drawer whenever somebody asks for it with `openCart`. Going to a page closes it. */
export function CartHost() {
  const isOpen = useCartIsOpen();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page has changed
  useEffect(closeCart, [key]);
  return <CartDrawer open={isOpen} onClose={closeCart} />;
}
