import { addToCart as texts } from '@subah/messages/add-to-cart';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';

export function signInFirst(afterSignIn: () => void): void {
  toast(t(texts.signInFirst), { tone: 'error' });
  openSignIn({ afterSignIn });
}
