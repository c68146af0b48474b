import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { LOW_STOCK } from '@subah/rules/catalog/low-stock';
import { cx } from '@subah/ui/class-names';
import { Switch } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type Figure, useFigure, useInPlace } from './use-figure.ts';

type InPlaceNumberProps = { row: ProductRow; field: Figure; listId: string };

const NAMES = { price: 'Price', mrp: 'MRP', stock: 'Stock' };

/** A figure of a table that can be typed over: Enter or leaving saves, Escape takes back. */
export function InPlaceNumber({ row, field, listId }: InPlaceNumberProps) {
  const { input, save, takeBack } = useFigure({
    row,
    field,
    listId,
    onSaved: (typed) => toast(`${row.name}: ${NAMES[field]} ${typed}`),
  });
  return (
    <span className="inline-flex items-center">
      <span className="font-normal text-ink-600 text-xs md:hidden" aria-hidden>
        {NAMES[field]}
      </span>
      <input
        aria-label={`${NAMES[field]} of ${row.name}`}
        {...input}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
          if (event.key === 'Escape') takeBack();
        }}
        className={cx(
          'num h-11 w-18 rounded-sm border border-transparent bg-transparent px-1.5 text-right hover:border-line-strong focus:border-leaf-600 focus:bg-card md:h-8',
          field === 'stock' && row.stock <= LOW_STOCK && 'font-bold text-chilli',
        )}
      />
    </span>
  );
}

export function OnSale({ row, listId }: { row: ProductRow; listId: string }) {
  const save = useInPlace(listId);
  return (
    <Switch
      label={`${row.name} is on sale`}
      labelHidden
      checked={row.isAvailable}
      onChange={(isAvailable) => void save(row._id, { isAvailable })}
    />
  );
}
