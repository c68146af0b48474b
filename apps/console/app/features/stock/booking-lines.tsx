import type { StockProduct } from '@subah/contract/catalog/stock';
import { IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { X } from 'lucide-react';

/** `packs` is the text of the input. */
export type BookingLine = { product: StockProduct; packs: string };

type BookingLinesProps = {
  lines: readonly BookingLine[];
  isCount: boolean;
  changeOf: (line: BookingLine) => number;
  onChange: (lines: BookingLine[]) => void;
};

/** On paper it is a count sheet: the products with an empty column. */
export function BookingLines({ lines, isCount, changeOf, onChange }: BookingLinesProps) {
  const setPacks = (at: number, packs: string) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, packs } : line)));
  return (
    <ul aria-label="Products to book" className="card divide-y divide-line">
      {lines.map((line, at) => {
        const { product, packs } = line;
        return (
          <li key={product._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 md:flex-nowrap">
            <span className="min-w-0 flex-1 basis-full md:basis-auto">
              <b className="font-semibold">{product.name}</b>
              <span className="block text-ink-600 text-meta">
                {product.pack} · {product.code}
              </span>
            </span>
            <span className="num text-ink-600">Stock {product.stock}</span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={6}
              aria-label={`${isCount ? 'Counted packs' : 'Packs'} of ${product.name}`}
              value={packs}
              onChange={(event) => setPacks(at, event.target.value.replace(/\D/g, ''))}
              className="control w-24 text-right"
            />
            <Difference change={packs === '' ? undefined : changeOf(line)} />
            <IconButton
              label={`Remove ${product.name}`}
              className="print:hidden"
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            >
              <X className="size-4" aria-hidden />
            </IconButton>
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
