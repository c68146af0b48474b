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
  return (
    <p className={cx('price', size === 'lg' && 'price-lg', className)}>
      <b>{amount}</b>
      {struck && (
        <s>
          <span className="sr-only">{`${struckLabel} `}</span>
          {struck}
        </s>
      )}
      {note && <small>{note}</small>}
    </p>
  );
}
