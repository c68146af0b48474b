import { t } from '@subah/messages/console/message';
import { stock as texts } from '@subah/messages/console/stock';
import { type BookingReason, isCount } from '@subah/rules/catalog/stock-reasons';
import { Button, IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { BatchFields } from './batch-fields.tsx';
import { type BookingLine, newLine, shownStock } from './booking-line.ts';

type BookingLinesProps = {
  lines: readonly BookingLine[];
  reason: BookingReason;
  changeOf: (line: BookingLine) => number;
  onChange: (lines: BookingLine[]) => void;
};

/** On paper it is a count sheet: the products with an empty column. */
export function BookingLines({ lines, reason, changeOf, onChange }: BookingLinesProps) {
  const change = (id: string, changes: Partial<BookingLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  const [addedId, setAddedId] = useState<string>();
  const addBatch = (at: number, { product }: BookingLine) => {
    const added = newLine(product);
    setAddedId(added.id);
    onChange(lines.toSpliced(at + 1, 0, added));
  };
  return (
    <ul aria-label={t(texts.productsToBook)} className="card divide-y divide-line">
      {lines.map((line, at) => {
        const { product, packs, batch } = line;
        const name = batch.number ? t(texts.ofBatch, { name: product.name, batch: batch.number }) : product.name;
        return (
          <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1 basis-full md:basis-auto">
              <b className="font-semibold">{product.name}</b>
              <span className="block text-ink-600 text-meta">
                {product.pack} · {product.code}
              </span>
            </span>
            <span className="num text-ink-600">
              {batch.number
                ? t(texts.batchStock, { packs: shownStock(line) })
                : t(texts.stockOf, { packs: product.stock })}
            </span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={6}
              // biome-ignore lint/a11y/noAutofocus: the work goes on with the packs of another batch
              autoFocus={line.id === addedId}
              aria-label={t(isCount(reason) ? texts.countedPacksOf : texts.packsOf, { name })}
              value={packs}
              onChange={(event) => change(line.id, { packs: event.target.value.replace(/\D/g, '') })}
              className="control w-24 text-right"
            />
            <Difference change={packs === '' ? undefined : changeOf(line)} />
            <IconButton
              label={t(texts.remove, { name })}
              className="print:hidden"
              onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
            >
              <X className="size-4" aria-hidden />
            </IconButton>
            {product.canHaveBatches && (
              <div className="flex basis-full flex-wrap items-end gap-2">
                <BatchFields line={line} reason={reason} onChange={(next) => change(line.id, { batch: next })} />
                <Button variant="quiet" size="sm" className="print:hidden" onClick={() => addBatch(at, line)}>
                  <Plus className="size-4" aria-hidden />
                  {t(texts.anotherBatch)}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Difference({ change }: { change: number | undefined }) {
  const text = change === undefined ? '' : change > 0 ? `+${change}` : String(change);
  return (
    <span
      className={cx('num w-14 text-right font-bold print:hidden', change !== undefined && change < 0 && 'text-chilli')}
    >
      {text}
    </span>
  );
}
