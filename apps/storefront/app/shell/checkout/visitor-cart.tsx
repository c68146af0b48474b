import { cart as texts } from '@subah/messages/cart';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { useState } from 'react';
import { TwoStageSignIn } from '../../features/accounts/sign-in/two-stage-sign-in.tsx';
import { StepBox } from '../../features/checkout/step-box.tsx';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { Columns } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** A visitor has no cart: the page asks for the account and shows the steps that follow. */
export function VisitorCart() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div className="grid gap-3">
      <PlanNotice />
      <Columns
        main={
          <>
            <h2 className="sr-only">{t(checkout.itemsHeading)}</h2>
            <div className="grid min-w-0 grid-cols-1 gap-3">
              <StepBox
                name="sign-in"
                number={1}
                title={t(checkout.signIn)}
                isDone={false}
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
              >
                <TwoStageSignIn />
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
              </StepBox>
              <LockedStep name="address" number={2} title={t(checkout.address)} />
              <LockedStep name="payment" number={3} title={t(checkout.payment)} />
            </div>
          </>
        }
        side={<EmptyCart text={t(texts.signInHint)} />}
      />
    </div>
  );
}

const LockedStep = (step: { name: string; number: number; title: string }) => (
  <StepBox {...step} isDone={false} isLocked isOpen={false} onToggle={() => undefined}>
    {null}
  </StepBox>
);
