import { CartDrawer } from '../../features/cart/cart-drawer.tsx';
import { OpenPaymentNote } from '../../features/checkout/open-payment-note.tsx';
import { openAttempt } from '../../features/checkout/payment-attempt.ts';
import { useSession } from '../../lib/session.ts';

type Props = { open: boolean; onClose: () => void };

/** The drawer in its two modes: the cart, or what checkout has to say while its payment is open. */
export function ShopCartDrawer({ open, onClose }: Props) {
  const { isSignedIn } = useSession();
  const attempt = isSignedIn ? openAttempt() : null;
  return (
    <CartDrawer open={open} onClose={onClose}>
      {attempt && <OpenPaymentNote attempt={attempt} onGo={onClose} />}
    </CartDrawer>
  );
}
