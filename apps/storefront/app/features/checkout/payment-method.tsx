import type { Bill } from '@subah/contract/orders/pricing';
import { formatRupees } from '@subah/rules/money';
import { RadioCard } from '@subah/ui/field';
import { Banknote, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { PaymentMode } from './checkout-choices.ts';

type Props = { bill: Bill; mode: PaymentMode | null; onChoose: (mode: PaymentMode) => void };

export function PaymentMethod({ bill, mode, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="num grid gap-2.5">
      <legend className="sr-only">Payment method</legend>
      <RadioCard
        name={name}
        label="Pay online"
        detail="UPI, cards, net banking"
        aside={<Smartphone aria-hidden="true" className="size-5 flex-none" />}
        checked={mode === 'online'}
        onChange={() => onChoose('online')}
      />
      <RadioCard
        name={name}
        label="Cash on delivery"
        detail={`Pay ${formatRupees(bill.toPay)} at the door. Not with SuperCoins.`}
        aside={<Banknote aria-hidden="true" className="size-5 flex-none" />}
        checked={mode === 'COD'}
        onChange={() => onChoose('COD')}
      />
    </fieldset>
  );
}

export const paymentModeName: Record<PaymentMode, string> = { online: 'Pay online', COD: 'Cash on delivery' };
