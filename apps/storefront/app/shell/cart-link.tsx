import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { CartBadge } from '../features/cart/cart-badge.tsx';

export function CartLink() {
  return (
    <Link to="/cart" className="relative inline-grid size-11 flex-none place-items-center rounded-btn hover:bg-leaf-50">
      <ShoppingCart aria-hidden="true" className="size-6" />
      <span className="sr-only">Cart</span>
      <CartBadge />
    </Link>
  );
}
