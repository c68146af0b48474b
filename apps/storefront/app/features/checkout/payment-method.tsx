import type { Bill } from '@subah/contract/pricing/bill';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { cashRounding } from '@subah/rules/pricing/cash-rounding';
import { RadioCard } from '@subah/ui/choice';
import { Banknote, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { PaymentMode } from './checkout-choices.ts';

type Props = {
  bill: Bill;
  /** Rupees; null for no limit. */
  codLimit: number | null;
  mode: PaymentMode | null;
  onChoose: (mode: PaymentMode) => void;
};

export function PaymentMethod({ bill, codLimit, mode, onChoose }: Props) {
  const billPaise = toPaise(bill.toPay);
  const cash = toRupees(billPaise - cashRounding(billPaise));
  const isTooMuch = codLimit !== null && cash > codLimit;
  const name = useId();
  return (
    <fieldset className="num grid gap-2.5">
      <legend className="sr-only">{t(checkout.payment)}</legend>
      <RadioCard
        name={name}
        label={t(checkout.payOnline)}
        detail={t(checkout.payOnlineDetail)}
        aside={<Smartphone aria-hidden="true" className="size-5 flex-none" />}
        checked={mode === 'online'}
        onChange={() => onChoose('online')}
      />
      <RadioCard
        name={name}
        label={t(checkout.cash)}
        detail={
          isTooMuch
            ? t(checkout.cashLimit, { limit: formatRupees(codLimit) })
            : t(checkout.cashDetail, { amount: formatRupees(cash) })
        }
        disabled={isTooMuch}
        aside={<Banknote aria-hidden="true" className="size-5 flex-none" />}
        checked={mode === 'COD' && !isTooMuch}
        onChange={() => onChoose('COD')}
      />
    </fieldset>
  );
}

export const paymentModeName: Record<PaymentMode, string> = {
  online: t(checkout.payOnline),
  COD: t(checkout.cash),
};
