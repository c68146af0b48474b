import { addToCart as texts } from '@subah/messages/add-to-cart';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { currentSession } from '../../../lib/session/session.ts';
import type { CartProduct } from './cart-changes.ts';
import { signInFirst } from './sign-in-first.ts';

/** Adds packs to the cart or removes them. A visitor signs in first; the change is made afterwards. */
export function changeQuantity(product: CartProduct, by: number): void {
  const enqueue = () =>
    import('./cart-sync.ts').then(
      ({ enqueueChange }) => enqueueChange(product, by),
      () => toast(t(by > 0 ? texts.addFailed : texts.changeFailed), { tone: 'error' }),
    );
  if (currentSession().isSignedIn) void enqueue();
  else signInFirst(product, () => void enqueue());
}
