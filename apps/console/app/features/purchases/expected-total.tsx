import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { formatRupees } from '@subah/rules/money';

export const ExpectedTotal = ({ total }: { total: number }) => (
  <p className="flex justify-between gap-3 font-semibold">
    <span>{t(texts.expectedTotal)}</span>
    <span className="num">{formatRupees(total)}</span>
  </p>
);
