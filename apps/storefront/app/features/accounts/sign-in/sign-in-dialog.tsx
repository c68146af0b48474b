import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { Dialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ResetPasswordForm } from '../password/reset-password-form.tsx';
import { clearPendingOtp, usePendingOtp } from './pending-otp.ts';
import { RequestOtpForm } from './request-otp-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { setTwoStepChallenge, useTwoStepChallenge } from './two-step-challenge.ts';
import { TwoStepForm } from './two-step-form.tsx';
import { useSignUp } from './use-sign-up.ts';
import { VerifyOtpForm } from './verify-otp-form.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  onSignedIn?: (() => void) | undefined;
  /** First mode, by default sign-in. */
  start?: Mode | undefined;
  /** Name of the product that goes into the cart after the sign-in. */
  productToAdd?: string | undefined;
  /** Shown instead of the greeting. */
  reason?: string | undefined;
};

type Mode = 'signin' | 'signup' | 'forgot' | 'code';

/** A pending OTP takes precedence over the mode, also when the dialog is opened again. */
export function SignInDialog({ open, onClose, onSignedIn, start, productToAdd, reason }: Props) {
  const [mode, setMode] = useState<Mode>('signin');
  // Before paint, so that no other step flashes.
  useLayoutEffect(() => {
    if (!open || !start) return;
    if (start === 'forgot') clearPendingOtp();
    setMode(start);
  }, [open, start]);
  const signUp = useSignUp();
  const current = { mode, pendingOtp: usePendingOtp(open), challenge: useTwoStepChallenge() };
  const { pendingOtp, challenge, ...shown } = useWhileOpen(open, current);
  const step = challenge ? 'two-step' : (pendingOtp?.purpose ?? shown.mode);
  const body = useFocusOnStep(step);

  const go = (next: Mode) => () => {
    clearPendingOtp();
    setTwoStepChallenge(null);
    setMode(next);
  };
  const done = (message: string) => {
    go('signin')();
    signUp.clear();
    onClose();
    toast(message, { lane: 'top-right' });
    onSignedIn?.();
  };

  return (
    <Dialog open={open} onClose={onClose} title={TITLES[step]} size="sm">
      <div ref={body}>
        {challenge && <TwoStepForm challenge={challenge} onSignedIn={done} onBack={go('signin')} />}
        {step === 'verify' && pendingOtp && (
          <VerifyOtpForm
            variant="verify"
            pendingOtp={pendingOtp}
            onVerified={(message) => done(message ?? t(signInDialog.registered))}
            onEditEmail={go('signup')}
          />
        )}
        {step === 'login' && pendingOtp && (
          <VerifyOtpForm
            variant="login"
            pendingOtp={pendingOtp}
            onVerified={(message) => done(message ?? t(signInDialog.signedIn))}
            onEditEmail={go('code')}
          />
        )}
        {step === 'reset' && pendingOtp && (
          <ResetPasswordForm pendingOtp={pendingOtp} onDone={go('signin')} onEditEmail={go('forgot')} />
        )}
        {step === 'signin' && (
          <SignInForm
            intro={signInIntro(productToAdd, reason)}
            onSignedIn={done}
            onForgot={go('forgot')}
            onCode={go('code')}
            onSignUp={go('signup')}
          />
        )}
        {step === 'signup' && <SignUpForm form={signUp} productToAdd={productToAdd} onSignIn={go('signin')} />}
        {step === 'forgot' && <RequestOtpForm key={step} variant="reset" onSignIn={go('signin')} />}
        {step === 'code' && <RequestOtpForm key={step} variant="login" onSignIn={go('signin')} />}
      </div>
    </Dialog>
  );
}

const signInIntro = (productToAdd: string | undefined, reason: string | undefined): string =>
  productToAdd ? t(signInDialog.addAfterSignIn, { name: productToAdd }) : (reason ?? t(signInDialog.welcome));

const TITLES = {
  signin: t(signInDialog.signInTitle),
  signup: t(signInDialog.signUpTitle),
  'two-step': t(signInDialog.twoStepTitle),
  verify: t(signInDialog.verifyTitle),
  forgot: t(signInDialog.forgotTitle),
  reset: t(signInDialog.resetTitle),
  code: t(signInDialog.signInTitle),
  login: t(signInDialog.codeTitle),
};

/** Keeps the content while the dialog fades out. */
function useWhileOpen<Value extends object>(open: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  const isNew = (Object.keys(value) as (keyof Value)[]).some((key) => value[key] !== last[key]);
  if (open && isNew) setLast(value);
  return open ? value : last;
}

/** The dialog sets focus when it opens; this sets it after each step. */
function useFocusOnStep(step: string) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves with every step
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step]);
  return body;
}
