import { kit } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type PriceProps = {
  amount: string;
  /** Former or printed price, struck through. */
  struck?: string | undefined;
  /** For screen readers, before the struck price. */
  struckLabel?: string | undefined;
  note?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
};

export function Price({ amount, struck, struckLabel = t(kit.priceBefore), note, size = 'md', className }: PriceProps) {
  const isLarge = size === 'lg';
  return (
    <p className={cx('num flex flex-wrap items-baseline gap-x-1.5', className)}>
      <b className={cx('font-extrabold tracking-[-0.01em]', isLarge ? 'text-3xl' : 'text-base leading-[22px]')}>
        {amount}
      </b>
      {struck && (
        <s className={cx('text-ink-600 decoration-1', isLarge ? 'text-base' : 'text-meta')}>
          <span className="sr-only">{struckLabel} </span>
          {struck}
        </s>
      )}
      {note && <small className="font-bold text-leaf-700 text-xs">{note}</small>}
    </p>
  );
}
