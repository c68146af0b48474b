import type { Membership } from '@subah/contract/membership/membership';
import { membership as texts } from '@subah/messages/membership';
import { planTitle, remainingText } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';

type OwnMembership = { state: 'ready' | 'failed'; data?: Membership | null | undefined };

/** Returns null when the customer has no membership and the shop sells no plans. */
export function summaryLine({ state, data }: OwnMembership, { sellsPlans }: { sellsPlans: boolean }): string | null {
  if (state === 'ready' && data) return `${planTitle(data.planId)} · ${remainingText(data.daysRemaining)}`;
  if (!sellsPlans) return null;
  return t(state === 'failed' ? texts.loadFailed : texts.getMembership);
}
