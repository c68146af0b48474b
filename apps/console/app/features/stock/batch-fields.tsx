import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { stock as texts } from '@subah/messages/console/stock';
import { expiryText } from '@subah/rules/catalog/batches';
import { type BookingReason, isCount } from '@subah/rules/catalog/stock-reasons';
import type { ComponentProps } from 'react';
import { may } from '../../lib/api/may.ts';
import { type BatchTexts, type BookingLine, noBatch } from './booking-line.ts';

type BatchFieldsProps = { line: BookingLine; reason: BookingReason; onChange: (batch: BatchTexts) => void };

/** Received and counted goods may be of a new batch; what leaves is chosen among those on the shelf. */
export function BatchFields({ line: { product, batch }, reason, onChange }: BatchFieldsProps) {
  if (reason !== 'received' && !isCount(reason)) {
    return (
      <select
        aria-label={t(texts.batchOf, { name: product.name })}
        value={batch.number}
        onChange={(event) => onChange({ ...noBatch, number: event.target.value })}
        className="control w-56"
      >
        <option value="">{t(texts.noBatch)}</option>
        {product.batches.map(({ number, expiresOn, quantity }) => (
          <option key={number} value={number}>
            {t(texts.batchOption, { number, expiry: expiryText(expiresOn), packs: quantity })}
          </option>
        ))}
      </select>
    );
  }
  const set = (name: keyof BatchTexts, value: string) => onChange({ ...batch, [name]: value });
  const setNumber = (number: string) => {
    const known = product.batches.find((one) => one.number === number.trim().toUpperCase());
    onChange({ ...batch, number, ...(known ? { expiresOn: known.expiresOn } : {}) });
  };
  const amount = (text: string) => text.replace(/[^\d.]/g, '');
  const isNamed = batch.number.trim() !== '';
  return (
    <>
      <Labelled
        label={t(texts.batch)}
        maxLength={40}
        value={batch.number}
        onValue={setNumber}
        className="control w-36"
      />
      {isNamed && (
        <Labelled
          label={t(texts.expiry)}
          type="date"
          value={batch.expiresOn}
          onValue={(value) => set('expiresOn', value)}
          className="control w-40"
        />
      )}
      {isNamed && reason === 'received' && (
        <Labelled
          label={t(common.mrpInRupees)}
          inputMode="decimal"
          value={batch.mrp}
          onValue={(value) => set('mrp', amount(value))}
          className="control w-24 text-right"
        />
      )}
      {isNamed && reason === 'received' && may('see costs') && (
        <Labelled
          label={t(common.costInRupees)}
          inputMode="decimal"
          value={batch.cost}
          onValue={(value) => set('cost', amount(value))}
          className="control w-24 text-right"
        />
      )}
    </>
  );
}

type LabelledProps = Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onValue: (value: string) => void };

const Labelled = ({ label, onValue, ...rest }: LabelledProps) => (
  <label className="grid gap-0.5 text-ink-600 text-meta">
    {label}
    <input {...rest} onChange={(event) => onValue(event.target.value)} />
  </label>
);
