import { reloadCart } from '../../features/cart/state/cart-sync.ts';
import { PaymentHelp } from '../../features/checkout/payment-help.tsx';

/** A payment that is found has placed its order, which empties the cart. */
export const PaymentHelpWithCart = () => <PaymentHelp onFound={reloadCart} />;
