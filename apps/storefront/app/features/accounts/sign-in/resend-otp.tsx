import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { RESEND_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { toast } from '@subah/ui/toast';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { type PendingOtp, savePendingOtp } from './pending-otp.ts';

export function ResendOtp({ pendingOtp }: { pendingOtp: PendingOtp }) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const seconds = useSecondsUntil(pendingOtp.resendAt);
  const { purpose, email } = pendingOtp;

  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await api(SEND_CALLS[purpose], { body: { email } });
      savePendingOtp({ purpose, email, waitSeconds: RESEND_WAIT_SECONDS });
      toast(message || t(signInDialog.otpResent), { lane: 'top-right' });
    } catch (error) {
      toast(errorMessage(error, t(signInDialog.otpNotResent)), { tone: 'error', lane: 'top-right' });
    } finally {
      setBusy(false);
    }
  };

  if (seconds > 0)
    return (
      <p className="num min-h-8 content-center text-ink-600">
        {t(signInDialog.resendOtpIn, { time: clockText(seconds) })}
      </p>
    );
  return (
    <button type="button" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void resend()} className="link">
      {t(isBusy ? signInDialog.sendingOtp : signInDialog.resendOtp)}
    </button>
  );
}

export const SEND_CALLS = {
  verify: 'POST resend-otp',
  reset: 'POST forgot-password',
  login: 'POST login/send-code',
} as const;

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (isOver && time <= Date.now()) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [time, isOver]);
  return seconds;
}
