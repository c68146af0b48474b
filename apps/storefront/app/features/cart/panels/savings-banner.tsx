import { cart } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { PartyPopper } from 'lucide-react';

/** The documented sentence. */
export function SavingsBanner({ saved }: { saved: number }) {
  if (saved <= 0) return null;
  return (
    <p className="num flex items-center gap-2.5 rounded-btn bg-leaf-100 px-3.5 py-2 font-bold text-leaf-700">
      <PartyPopper aria-hidden="true" className="size-5 flex-none" />
      {t(cart.saved, { amount: formatRupees(saved) })}
    </p>
  );
}
