import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';

/** A line of a bill: discounts with a minus, nothing to pay as "Free". */
export function amountText(amount: number): string {
  if (amount === 0) return t(common.free);
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}
