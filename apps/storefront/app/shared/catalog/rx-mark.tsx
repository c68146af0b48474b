import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';

/** Marks a medicine that needs a prescription. */
export function RxMark({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'num inline-flex h-5 items-center rounded-sm border border-chilli bg-card px-1 font-bold text-chilli text-xs leading-none',
        className,
      )}
    >
      <span aria-hidden="true">{t(productCard.rx)}</span>
      <span className="sr-only">{t(productCard.prescription)}</span>
    </span>
  );
}
