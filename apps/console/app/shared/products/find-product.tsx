import type { StockProduct } from '@subah/contract/stock/stock';
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
import { categoryOptions } from './category-options.ts';
import { ScanButton } from './scan-button.tsx';

export const findProducts = async (q: string): Promise<StockProduct[]> =>
  (await api('GET admin/stock/products', { query: { q } })).data;

/** By words, code or barcode. A barcode reader types the digits and presses Enter. */
export function FindProduct({ onSelect }: { onSelect: (product: StockProduct) => void }) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const { data, error, isValidating } = useSWR(q === '' ? null : ['stock-products', q], () => findProducts(q));
  const select = (product: StockProduct) => {
    onSelect(product);
    setText('');
  };
  const findBarcode = async (barcode: string) => {
    try {
      const [product] = await findProducts(barcode);
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
      categories: await categoryOptions(catalog),
    })),
  );

type Category = { id: string; name: string };
/** The products of a category that were read, up to `cursor`. */
export type CategoryPart = { category: Category; products: StockProduct[]; total: number; cursor: string | null };

export async function readCategoryPart(category: Category, cursor?: string): Promise<CategoryPart | undefined> {
  try {
    const { data, total, nextCursor } = await api('GET admin/stock/products', {
      query: { categoryId: category.id, cursor },
    });
    return { category, products: data, total, cursor: nextCursor };
  } catch (failure) {
    toastError(failure, t(common.productsFailed));
    return undefined;
  }
}

/** All products of a category, to be counted. Categories are listed for those who may see products. */
export function CategoryProducts({ onSelect }: { onSelect: (part: CategoryPart) => void }) {
  const { data } = useSWR(may('see products') ? ['stock-categories'] : null, listCategories);
  if (!data) return null;
  const add = async (id: string) => {
    const option = data.flatMap(({ categories }) => categories).find(({ value }) => value === id);
    const part = await readCategoryPart({ id, name: option?.label ?? '' });
    if (part) onSelect(part);
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
              {categories.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
