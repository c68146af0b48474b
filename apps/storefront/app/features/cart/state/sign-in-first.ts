import { addToCart as texts } from '@subah/messages/add-to-cart';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { nameLines } from '../../../shared/catalog/product-name.ts';
import type { CartProduct } from './cart-changes.ts';

/** The dialog says that the product goes into the cart afterwards. */
export function signInFirst(product: CartProduct, afterSignIn: () => void): void {
  toast(t(texts.signInFirst), { tone: 'error' });
  openSignIn({ productToAdd: nameLines(product).main, afterSignIn });
}
