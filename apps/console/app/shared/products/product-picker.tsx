import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { products as texts } from '@subah/messages/console/products';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { formatRupees } from '@subah/rules/money';
import { Button, IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Combobox } from '@subah/ui/combobox';
import { Field } from '@subah/ui/field';
import { X } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useDebounced } from '../../lib/list/use-debounced.ts';
import { Thumbnail } from '../../lib/pictures/thumbnail.tsx';

const MAX_RESULTS = 8;

type ProductPickerProps = {
  /** All catalogs if undefined. */
  catalog?: Catalog | undefined;
  selected: ProductRow[];
  onChange: (selected: ProductRow[]) => void;
  label?: string;
};

/** Selects several products by search; the list stays open for the next one. */
export function ProductPicker({ catalog, selected, onChange, label = t(common.products) }: ProductPickerProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const { data, error, isValidating } = useSWR(['product-picker', catalog, q], () =>
    api('GET admin/products', { query: { catalog, q, limit: MAX_RESULTS } }),
  );
  const selectedIds = new Set(selected.map(({ _id }) => _id));
  const options = (data?.data ?? []).filter(({ _id }) => !selectedIds.has(_id));

  return (
    <div className="grid gap-2">
      <Field label={label} hint={t(texts.pickerHint)}>
        {(control) => (
          <div className="relative">
            <Combobox
              inputProps={{ ...control, placeholder: t(texts.searchProducts) }}
              value={text}
              onValueChange={setText}
              options={options}
              optionKey={({ _id }) => _id}
              renderOption={(row) => <ProductOption row={row} />}
              onSelect={(row) => onChange([...selected, row])}
              opensOnFocus
              closesOnSelect={false}
              isLoading={isValidating}
              emptyText={error ? errorMessage(error, t(common.productsFailed)) : t(common.noProducts)}
              listLabel={t(common.products)}
              popupClassName="inset-x-0"
            />
          </div>
        )}
      </Field>
      {selected.length > 0 && <SelectedProducts selected={selected} onChange={onChange} />}
    </div>
  );
}

const ProductOption = ({ row }: { row: ProductRow }) => (
  <>
    <Thumbnail path={row.image} />
    <span className="min-w-0 flex-1">
      <span className="font-semibold">{row.name}</span>
      <span className="block text-ink-600 text-xs">
        {packSize(row.quantity, row.unit)}
        {row.requiresPrescription ? ` · ${t(texts.rx)}` : ''}
      </span>
    </span>
    <span className="num text-right">
      {formatRupees(row.price)}
      <span className={cx('block text-xs', row.stock > 0 ? 'text-ink-600' : 'text-chilli')}>
        {row.stock > 0 ? t(texts.inStock, { stock: row.stock }) : t(common.outOfStock)}
      </span>
    </span>
  </>
);

const SelectedProducts = ({ selected, onChange }: Pick<ProductPickerProps, 'selected' | 'onChange'>) => (
  <div className="grid gap-1.5">
    <div className="flex items-center justify-between">
      <p role="status" className="num text-ink-600">
        {t(texts.chosen, { count: selected.length })}
      </p>
      <Button variant="quiet" size="sm" onClick={() => onChange([])}>
        {t(common.clear)}
      </Button>
    </div>
    <ul className="flex flex-wrap gap-1.5">
      {selected.map((row) => (
        <li key={row._id} className="flex items-center rounded-full bg-leaf-50 pl-3 font-semibold text-leaf-700">
          {row.name}
          <IconButton
            label={t(texts.removeProduct, { name: row.name })}
            onClick={() => onChange(selected.filter(({ _id }) => _id !== row._id))}
            className="size-9"
          >
            <X className="size-4" aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  </div>
);
