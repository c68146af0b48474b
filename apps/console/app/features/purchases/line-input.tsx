import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import type { ComponentProps } from 'react';

type LineInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'name'> & {
  label: string;
  /** Of the product, read out with the label. */
  name: string;
  onValue: (value: string) => void;
};

export const LineInput = ({ label, name, onValue, ...rest }: LineInputProps) => (
  <label className="grid content-start gap-0.5 text-ink-600 text-meta">
    {label}
    <input {...rest} aria-label={t(texts.fieldOf, { label, name })} onChange={(event) => onValue(event.target.value)} />
  </label>
);

type NumberInputProps = Pick<LineInputProps, 'label' | 'name' | 'autoFocus' | 'onValue'> & { value: string };

export const PacksInput = ({ onValue, ...rest }: NumberInputProps) => (
  <LineInput
    {...rest}
    inputMode="numeric"
    maxLength={6}
    onValue={(packs) => onValue(packs.replace(/\D/g, ''))}
    className="control w-20 text-right"
  />
);

export const CostInput = ({ onValue, ...rest }: NumberInputProps) => (
  <LineInput
    {...rest}
    inputMode="decimal"
    maxLength={10}
    onValue={(cost) => onValue(cost.replace(/[^\d.]/g, ''))}
    className="control w-24 text-right"
  />
);

/** "12", "12.5" and "12.50", but not "1.2.3", which `Number` would send as nothing. */
export const isCost = (text: string): boolean => /^\d+(\.\d{0,2})?$/.test(text);
