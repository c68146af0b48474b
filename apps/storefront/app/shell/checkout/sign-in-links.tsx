import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { openSignIn } from '../../lib/session/sign-in-request.ts';

/** The other ways into an account, below the form. */
export const SignInLinks = () => (
  <p className="mt-3 flex flex-wrap gap-x-5">
    <button type="button" onClick={() => openSignIn({ mode: 'signup' })} className="link min-h-11">
      {t(checkout.signUp)}
    </button>
    <button type="button" onClick={() => openSignIn({ mode: 'forgot' })} className="link min-h-11">
      {t(checkout.forgotPassword)}
    </button>
    <button type="button" onClick={() => openSignIn({ mode: 'code' })} className="link min-h-11">
      {t(checkout.signInByCode)}
    </button>
  </p>
);
