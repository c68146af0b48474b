import { t } from '@subah/messages/console/message';
import { orderStatus as texts } from '@subah/messages/console/order-status';
import type { MissingChoice } from '@subah/rules/orders/missing-choices';

/** What the customer chose for a missing product, for staff. */
export const MISSING_LABELS: Record<MissingChoice, string> = {
  replace: t(texts.replaceMissing),
  ask: t(texts.askAboutMissing),
  leave_out: t(texts.leaveOutMissing),
};
