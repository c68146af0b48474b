import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { LOW_STOCK } from '@subah/rules/catalog/low-stock';
import { cx } from '@subah/ui/class-names';
import { Switch } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type EditableField, useInlineEdit, useSaveInline } from './use-inline-edit.ts';

type InlineEditProps = { row: ProductRow; listId: string; onSaved: (changed: ProductRow) => void };
type InlineNumberProps = InlineEditProps & { field: EditableField };

const NAMES = { price: 'Price', mrp: 'MRP', stock: 'Stock' };

/** A number in a table that is edited in place: Enter or blur saves, Escape reverts. */
export function InlineNumber({ row, field, listId, onSaved }: InlineNumberProps) {
  const { input, save, revert } = useInlineEdit({
    row,
    field,
    listId,
    onSaved: (changed, typed) => {
      onSaved(changed);
      toast(`${row.name}: ${NAMES[field]} ${typed}`);
    },
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
          if (event.key === 'Escape') revert();
        }}
        className={cx(
          'num h-11 w-18 rounded-sm border border-transparent bg-transparent px-1.5 text-right hover:border-line-strong focus:border-leaf-600 focus:bg-card md:h-8',
          field === 'stock' && row.stock <= LOW_STOCK && 'font-bold text-chilli',
        )}
      />
    </span>
  );
}

export function OnSale({ row, listId, onSaved }: InlineEditProps) {
  const save = useSaveInline(listId);
  const change = async (isAvailable: boolean) => {
    const changed = await save(row._id, { isAvailable });
    if (changed) onSaved(changed);
  };
  return (
    <Switch
      label={`${row.name} is on sale`}
      labelHidden
      checked={row.isAvailable}
      onChange={(isAvailable) => void change(isAvailable)}
    />
  );
}
