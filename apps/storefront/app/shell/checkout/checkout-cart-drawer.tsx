import { CartDrawer } from '../../features/cart/cart-drawer.tsx';
import { useChoices } from '../../features/checkout/checkout-choices.ts';
import { OpenPaymentNotice } from '../../features/checkout/open-payment-notice.tsx';
import { readAttempt } from '../../features/checkout/payment-attempt.ts';
import { useSession } from '../../lib/session/session.ts';

type Props = { open: boolean; onClose: () => void };

export function CheckoutCartDrawer({ open, onClose }: Props) {
  const { isSignedIn } = useSession();
  const { paymentMode } = useChoices();
  const attempt = isSignedIn ? readAttempt() : null;
  return (
    <CartDrawer open={open} onClose={onClose} paymentMode={paymentMode}>
      {attempt && <OpenPaymentNotice attempt={attempt} onGo={onClose} />}
    </CartDrawer>
  );
}
