import { cart as texts } from '@subah/messages/cart';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { Skeleton } from '@subah/ui/skeleton';
import { useState } from 'react';
import { StepBox } from '../../features/checkout/step-box.tsx';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { currentSession } from '../../lib/session/session.ts';
import { Columns } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { SignInLinks } from './sign-in-links.tsx';

const loadSignIn = () => import('./visitor-sign-in.tsx').then((module) => module.VisitorSignIn);
const VisitorSignIn = lazyPart(loadSignIn, <FormSkeleton />);
// The download need not wait for hydration.
if (!import.meta.env.SSR && !currentSession().isSignedIn) loadSignIn().catch(() => undefined);

/** A visitor has no cart: the page asks for the account and shows the steps that follow. The form is loaded after the page. */
export function VisitorCart() {
  const [isOpen, setOpen] = useState(true);
  const isHydrated = useIsHydrated();
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
                {isHydrated ? <VisitorSignIn /> : <FormSkeleton />}
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

/** As high as the form. The links are there unseen, because their lines depend on width and language. */
function FormSkeleton() {
  return (
    <div inert>
      <div className="grid max-w-100 gap-4">
        <Skeleton className="h-18.5" />
        <Skeleton className="h-13 sm:max-w-32" />
      </div>
      <div className="invisible">
        <SignInLinks />
      </div>
    </div>
  );
}
