import type { StockProduct } from '@subah/contract/catalog/stock';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { products as texts } from '@subah/messages/console/products';
import { CATALOGS, catalogFacts } from '@subah/rules/catalog/catalogs';
import { Combobox } from '@subah/ui/combobox';
import { Field, Select } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type KeyboardEvent, useState } from 'react';
import useSWR from 'swr';
import { errorMessage, toastError } from '../../lib/api/error-message.ts';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { useDebounced } from '../../lib/list/use-debounced.ts';
import { Thumbnail } from '../../lib/pictures/thumbnail.tsx';
import { ScanButton } from './scan-button.tsx';

const findProducts = async (query: { q?: string; categoryId?: string }): Promise<StockProduct[]> =>
  (await api('GET admin/stock/products', { query })).data;

/** By words, code or barcode. A barcode reader types the digits and presses Enter. */
export function FindProduct({ onSelect }: { onSelect: (product: StockProduct) => void }) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const { data, error, isValidating } = useSWR(q === '' ? null : ['stock-products', q], () => findProducts({ q }));
  const select = (product: StockProduct) => {
    onSelect(product);
    setText('');
  };
  const findBarcode = async (barcode: string) => {
    try {
      const [product] = await findProducts({ q: barcode });
      if (product) select(product);
      else toast(t(texts.unknownBarcode, { barcode }), { tone: 'error' });
    } catch (failure) {
      toastError(failure, t(common.productsFailed));
    }
  };
  const enterBarcode = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !/^\d{8,14}$/.test(text.trim())) return;
    event.preventDefault();
    event.stopPropagation();
    void findBarcode(text.trim());
  };
  return (
    <Field label={t(texts.product)} hint={t(texts.findHint)}>
      {(control) => (
        <div className="relative flex gap-2" onKeyDownCapture={enterBarcode}>
          <Combobox
            inputProps={{ ...control, placeholder: t(texts.searchOrScan) }}
            value={text}
            onValueChange={setText}
            options={text.trim() === '' ? [] : (data ?? [])}
            optionKey={({ _id }) => _id}
            renderOption={(product) => <ProductOption product={product} />}
            onSelect={select}
            isLoading={isValidating}
            emptyText={error ? errorMessage(error, t(common.productsFailed)) : t(common.noProducts)}
            listLabel={t(common.products)}
            popupClassName="inset-x-0"
          />
          <ScanButton onScan={(barcode) => void findBarcode(barcode)} />
        </div>
      )}
    </Field>
  );
}

const ProductOption = ({ product }: { product: StockProduct }) => (
  <>
    <Thumbnail path={product.image} />
    <span className="min-w-0 flex-1">
      <span className="font-semibold">{product.name}</span>
      <span className="block text-ink-600 text-xs">{product.pack}</span>
    </span>
    <span className="num text-ink-600">{t(texts.inStock, { stock: product.stock })}</span>
  </>
);

const COUNTED_CATALOGS = CATALOGS.filter((catalog) => catalog !== 'labtest');

const listCategories = () =>
  Promise.all(
    COUNTED_CATALOGS.map(async (catalog) => ({
      catalog,
      categories: (await api('GET admin/categories', { query: { catalog } })).data,
    })),
  );

/** All products of a category, to be counted. Categories are listed for those who may see products. */
export function CategoryProducts({ onSelect }: { onSelect: (products: StockProduct[]) => void }) {
  const { data } = useSWR(may('see products') ? ['stock-categories'] : null, listCategories);
  if (!data) return null;
  const add = async (categoryId: string) => {
    try {
      onSelect(await findProducts({ categoryId }));
    } catch (failure) {
      toastError(failure, t(common.productsFailed));
    }
  };
  return (
    <Field label={t(texts.category)} hint={t(texts.categoryHint)}>
      {(control) => (
        <Select {...control} value="" onChange={(event) => void add(event.target.value)}>
          <option value="" disabled>
            {t(common.choose)}
          </option>
          {data.map(({ catalog, categories }) => (
            <optgroup key={catalog} label={catalogFacts[catalog].title}>
              {categories.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
