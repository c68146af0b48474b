import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { needsBatch } from '@subah/rules/catalog/batches';
import { isLowStock } from '@subah/rules/catalog/low-stock';
import { Switch } from '@subah/ui/choice';
import { cx } from '@subah/ui/class-names';
import { toast } from '@subah/ui/toast';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { stockLink } from '../../shared/products/stock-link.ts';
import { type EditableField, useInlineEdit, useSaveInline } from './use-inline-edit.ts';

type InlineEditProps = { row: ProductRow; listId: string; onSaved: (changed: ProductRow) => void };
type InlineNumberProps = InlineEditProps & { field: EditableField };

const NAMES = { price: t(common.price), mrp: t(common.mrp), stock: t(common.stock), lowStockLimit: t(texts.lowAt) };

/** A number in a table that is edited in place: Enter or blur saves, Escape reverts. */
export function InlineNumber(props: InlineNumberProps) {
  const { row, field } = props;
  if (!may('change prices and stock') || row.isDeleted) return <NumberText {...props} />;
  // Their packs come in with batch and expiry, which have no place in a cell.
  if (field === 'stock' && needsBatch(row.product_type)) return <StockOfBatches {...props} />;
  return <NumberInput {...props} />;
}

const StockOfBatches = (props: InlineNumberProps) => (
  <span className="inline-flex items-center gap-3">
    <span className={cx(isLowStock(props.row) && 'font-bold text-chilli')}>
      <NumberText {...props} />
    </span>
    <Link
      to={stockLink(props.row.code)}
      aria-label={t(texts.bookPacksOf, { name: props.row.name })}
      className="tap-13 font-semibold text-leaf-700 hover:underline"
    >
      {t(texts.bookPacks)}
    </Link>
  </span>
);

const NumberText = ({ row, field }: InlineNumberProps) => (
  <span className="num">
    <span className="font-normal text-ink-600 text-xs md:hidden" aria-hidden>
      {NAMES[field]}{' '}
    </span>
    {field === 'lowStockLimit' ? row.lowStockAt : row[field]}
  </span>
);

function NumberInput({ row, field, listId, onSaved }: InlineNumberProps) {
  const { input, state, save, revert } = useInlineEdit({
    row,
    field,
    listId,
    onSaved: (changed) => {
      onSaved(changed);
      toast(`${row.name}: ${NAMES[field]} ${field === 'lowStockLimit' ? changed.lowStockAt : changed[field]}`);
    },
    onStockChanged: onSaved,
  });
  return (
    <span className="inline-flex items-center max-md:gap-2">
      <span className="font-normal text-ink-600 text-xs md:hidden" aria-hidden>
        {NAMES[field]}
      </span>
      <input
        aria-label={t(texts.fieldOf, { field: NAMES[field], name: row.name })}
        {...input}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
          if (event.key === 'Escape') revert();
        }}
        className={cx(
          'num h-11 w-16 rounded-sm border border-line bg-transparent px-1.5 text-right hover:border-line-strong focus:border-leaf-600 focus:bg-card md:h-8 md:w-18 md:border-transparent',
          field === 'stock' && isLowStock(row) && 'font-bold text-chilli',
          state === 'rejected' && 'border-chilli bg-chilli-50',
        )}
      />
    </span>
  );
}

export const OnSale = (props: InlineEditProps) =>
  props.row.isDeleted ? (
    <span>{t(texts.deleted)}</span>
  ) : may('change prices and stock') ? (
    <SaleSwitch {...props} />
  ) : (
    <span>{props.row.isAvailable ? t(texts.onSale) : t(texts.notOnSale)}</span>
  );

function SaleSwitch({ row, listId, onSaved }: InlineEditProps) {
  const save = useSaveInline(listId);
  const { run } = useAction<'on-sale'>(t(common.wentWrong));
  const change = (isAvailable: boolean) => run('on-sale', async () => onSaved(await save(row._id, { isAvailable })));
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-ink-600 text-xs md:hidden" aria-hidden>
        {row.isAvailable ? t(texts.onSale) : t(texts.notOnSale)}
      </span>
      <Switch
        label={t(texts.isOnSale, { name: row.name })}
        labelHidden
        checked={row.isAvailable}
        onChange={(isAvailable) => void change(isAvailable)}
      />
    </span>
  );
}
