import { storedText, type Tab } from '@subah/contract/client/stored-text';
import { CODE_MINUTES } from '@subah/rules/accounts/one-time-code';
import { useMemo, useSyncExternalStore } from 'react';

/** An OTP that was sent by mail. */
export type PendingOtp = {
  purpose: 'verify' | 'reset' | 'login';
  email: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  resendAt: number;
};

/** Session storage: a phone may reload the page after the mail app was opened. */
const thisTab: Tab | undefined = globalThis.window && {
  get localStorage() {
    return window.sessionStorage;
  },
  addEventListener: window.addEventListener.bind(window),
};
const stored = storedText('waitingCode', thisTab);

export function savePendingOtp(code: Pick<PendingOtp, 'purpose' | 'email'> & { waitSeconds: number }): void {
  const { purpose, email, waitSeconds } = code;
  const sentAt = Date.now();
  stored.set(JSON.stringify({ purpose, email, sentAt, resendAt: sentAt + waitSeconds * 1000 } satisfies PendingOtp));
}

export const clearPendingOtp = (): void => stored.set(null);

/** Null without a code or after it has expired. */
export function parsePendingOtp(text: string | null, now: number): PendingOtp | null {
  const code = text ? (JSON.parse(text) as PendingOtp) : null;
  return code && now - code.sentAt < CODE_MINUTES * 60_000 ? code : null;
}

/** Re-evaluated when the dialog opens, because the code may have expired. */
export function usePendingOtp(isOpen: boolean): PendingOtp | null {
  const text = useSyncExternalStore(stored.subscribe, stored.get, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-evaluated when the dialog opens
  return useMemo(() => parsePendingOtp(text, Date.now()), [text, isOpen]);
}
