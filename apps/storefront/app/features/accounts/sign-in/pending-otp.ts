import { storedText, type Tab } from '@subah/contract/client/stored-text';
import { CODE_MINUTES } from '@subah/rules/accounts/one-time-code';
import { useMemo, useSyncExternalStore } from 'react';

/** A code that is on its way to somebody's mail, and what it is for. */
export type PendingOtp = {
  purpose: 'verify' | 'reset';
  email: string;
  /** When it was sent, and when it may be sent again. Milliseconds. */
  sentAt: number;
  resendAt: number;
};

/** Of this tab alone: a phone that opens the mail may throw the page away meanwhile. */
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

/** Null when no code is awaited, or none that could still be good. */
export function parsePendingOtp(text: string | null, now: number): PendingOtp | null {
  const code = text ? (JSON.parse(text) as PendingOtp) : null;
  return code && now - code.sentAt < CODE_MINUTES * 60_000 ? code : null;
}

/** Looked at anew whenever the dialog opens, because a code that was awaited may have grown old. */
export function usePendingOtp(isOpen: boolean): PendingOtp | null {
  const text = useSyncExternalStore(stored.subscribe, stored.get, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what makes it look again
  return useMemo(() => parsePendingOtp(text, Date.now()), [text, isOpen]);
}
