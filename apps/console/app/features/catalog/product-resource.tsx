import { MAX_PICTURES, PRODUCT_MESSAGES, productForm } from '@subah/contract/catalog/catalog-forms';
import type { AdminProduct, ProductRow, ProductSort } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { isAboveMrp } from '@subah/rules/catalog/above-mrp';
import { type Catalog, catalogFacts, productPath } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { blankFields, fieldsOf } from '@subah/rules/catalog/product-fields';
import { buttonClass } from '@subah/ui/button';
import type { FormErrors } from '@subah/ui/forms/form-errors';
import { ArrowUpRight } from 'lucide-react';
import { api, download } from '../../lib/api/session.ts';
import { type FormValues, textOf, toFormData, toText } from '../../lib/form/form-values.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validatePictures } from '../../lib/pictures/validate-pictures.ts';
import type { ListQuery, Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { categoryOptions } from '../../shared/products/category-options.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { productWrites } from './catalog-calls.ts';
import { InlineNumber, OnSale } from './inline-edit.tsx';
import { productFields } from './product-fields.ts';
import { RestoreButton } from './restore-button.tsx';

const NOUNS: Record<Catalog, [one: string, many: string, empty: string]> = {
  grocery: [t(texts.productNoun), t(texts.productsNoun), t(texts.noGroceryProducts)],
  fruits: [t(texts.productNoun), t(texts.productsNoun), t(common.noProducts)],
  medicine: [t(texts.medicineNoun), t(texts.medicinesNoun), t(common.noProducts)],
  milk: [t(texts.milkProductNoun), t(texts.milkProductsNoun), t(common.noProducts)],
  labtest: [t(texts.labTestNoun), t(texts.labTestsNoun), t(texts.noLabTests)],
};

const STATES = [
  { value: 'on-sale', label: t(texts.onSale) },
  { value: 'low', label: t(common.lowStock) },
  { value: 'out', label: t(common.outOfStock) },
  { value: 'hidden', label: t(texts.notOnSale) },
  { value: 'featured', label: t(texts.featured) },
  { value: 'deleted', label: t(texts.deleted) },
];

const toQuery = (catalog: Catalog, { q, sort, filters }: ListQuery) => ({
  catalog,
  q,
  sort: (sort || 'shelf') as ProductSort,
  categoryId: filters.category || undefined,
  state: (filters.state || undefined) as 'low' | undefined,
});

export function productResource(catalog: Catalog): Resource<ProductRow> {
  const [noun, nouns, empty] = NOUNS[catalog];
  const writes = productWrites[catalog];
  const listId = `products-${catalog}`;
  const { isCarried } = catalogFacts[catalog];
  return {
    ability: 'change products',
    id: listId,
    singular: noun,
    plural: nouns,
    list: ({ q, sort, cursor, filters }) =>
      api('GET admin/products', { query: { ...toQuery(catalog, { q, sort, filters }), cursor } }),
    load: async (id) => {
      const { data } = await api('GET admin/products/{id}', { params: { id } });
      return { ...data, mrp: data.mrp ?? data.price, isDeleted: false };
    },
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    searchLabel: t(texts.searchOrCode, { nouns }),
    hasViews: true,
    filters: [
      {
        name: 'category',
        label: catalogFacts[catalog].categoryNoun,
        options: () => categoryOptions(catalog),
      },
      { name: 'state', label: t(common.state), options: STATES },
    ],
    emptyText: empty,
    errorText: t(common.productsFailed),
    columns: [
      {
        key: 'name',
        label: t(common.name),
        sort: { up: 'name' },
        cell: (row) => (
          <NamedThumbnail
            path={row.image}
            name={row.name}
            note={[row.brand, isCarried && packSize(row.quantity, row.unit)].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        key: 'shelf',
        label: t(texts.shelf),
        hideOnPhone: true,
        wideOnly: true,
        cell: (row) => row.subcategoryId?.name ?? row.categoryId.name,
      },
      {
        key: 'price',
        label: t(common.price),
        align: 'right',
        sort: { up: 'price', down: '-price' },
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="price" listId={listId} onSaved={replaceRow} />,
      },
      {
        key: 'mrp',
        label: t(common.mrp),
        align: 'right',
        hideOnPhone: true,
        // Beside the boxes and the buttons there is no room for it on tablets.
        wideOnly: true,
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="mrp" listId={listId} onSaved={replaceRow} />,
      },
      {
        key: 'stock',
        label: t(common.stock),
        align: 'right',
        cell: (row, { replaceRow }) => <InlineNumber row={row} field="stock" listId={listId} onSaved={replaceRow} />,
      },
      ...(isCarried ? [limitColumn(listId)] : []),
      {
        key: 'sale',
        label: t(texts.onSale),
        cell: (row, { replaceRow }) => <OnSale row={row} listId={listId} onSaved={replaceRow} />,
      },
    ],
    csv: [
      [t(common.code), (row) => row.code],
      [t(common.name), (row) => row.name],
      [t(common.brand), (row) => row.brand],
      [t(common.pack), (row) => packSize(row.quantity, row.unit)],
      [t(common.category), (row) => row.categoryId.name],
      [t(common.subcategory), (row) => row.subcategoryId?.name ?? ''],
      [t(common.price), (row) => row.price],
      [t(common.mrp), (row) => row.mrp],
      [t(common.stock), (row) => row.stock],
      [t(texts.lowAt), (row) => row.lowStockAt],
      [t(texts.onSale), (row) => t(row.isAvailable ? common.yes : common.no)],
    ],
    bulk: ({ keys, select, reload, query: { q, filters } }) =>
      filters.state !== 'deleted' && (
        <BulkBar
          catalog={catalog}
          nouns={[noun, nouns]}
          ids={keys}
          matching={{ q, categoryId: filters.category, state: filters.state as 'low' | undefined }}
          onClear={() => select([])}
          onDone={reload}
        />
      ),
    csvFile: ({ q, sort, filters }) =>
      download('GET admin/products/export.csv', { query: toQuery(catalog, { q, sort, filters }) }),
    canEdit: (row) => !row.isDeleted,
    actions: (row, reload) =>
      row.isDeleted ? (
        <RestoreButton product={row} onDone={reload} />
      ) : (
        <a
          href={productPath(catalog, row._id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <ArrowUpRight className="size-4" aria-hidden />
          <span className="sr-only">{t(texts.seeProductInShop, { name: row.name })}</span>
        </a>
      ),
    remove: {
      send: (row) => writes.remove(row._id),
      errorText: t(texts.deleteProductFailed),
      undo: (row) => api('POST admin/products/{id}/restore', { params: { id: row._id } }),
      isAllowed: (row) => !row.isDeleted,
    },
    invalidates: ['rate-board', 'low-stock', 'near-expiry', 'product-picker', 'stock-moves'],
    form: {
      fields: productFields(catalog),
      schema: (isNew) => productForm(catalog, isNew),
      validate: validateProduct,
      initialValues: async (row) =>
        initialValues(catalog, row && (await api('GET admin/products/{id}', { params: { id: row._id } })).data),
      copyValues: async (row) =>
        copyOf(catalog, (await api('GET admin/products/{id}', { params: { id: row._id } })).data),
      canAddAnother: true,
      newestFirst: '-updated',
      save: async (row, values) => {
        const body = toFormData(values);
        if (row) return writes.update(row._id, body);
        const { data, message } = await writes.create(body);
        const onSelect = () => window.open(productPath(catalog, data._id), '_blank', 'noopener');
        return { message, action: { label: t(texts.seeInShop), onSelect } };
      },
      errorText: t(common.wentWrong),
    },
  };
}

const limitColumn = (listId: string): ResourceColumn<ProductRow> => ({
  key: 'low',
  label: t(texts.lowAt),
  align: 'right',
  hideOnPhone: true,
  wideOnly: true,
  cell: (row, { replaceRow }) => <InlineNumber row={row} field="lowStockLimit" listId={listId} onSaved={replaceRow} />,
});

function validateProduct(values: FormValues): FormErrors<FormValues> {
  const errors: FormErrors<FormValues> = {};
  const images = validatePictures(values.images, {
    isRequired: true,
    maxCount: MAX_PICTURES,
    messages: {
      missing: PRODUCT_MESSAGES.noImage,
      type: PRODUCT_MESSAGES.type,
      size: PRODUCT_MESSAGES.size,
      tooMany: PRODUCT_MESSAGES.tooMany,
    },
  });
  if (images) errors.images = images;
  // The server finds the category of a subcategory; in the form it is chosen first.
  if ('subcategoryId' in values && textOf(values.categoryId) === '') errors.categoryId = PRODUCT_MESSAGES.noCategory;
  const [price, mrp] = [Number(textOf(values.price)), Number(textOf(values.mrp))];
  if (price > 0 && mrp > 0 && isAboveMrp(price, mrp)) errors.price = PRODUCT_MESSAGES.aboveMrp;
  return errors;
}

function initialValues(catalog: Catalog, product: AdminProduct | undefined): FormValues {
  const { isCarried, initialStock } = catalogFacts[catalog];
  const fields = product ?? blankFields(catalog);
  const all: FormValues = {
    name: toText(product?.name),
    brand: toText(product?.brand),
    price: toText(product?.price),
    mrp: toText(product?.mrp),
    unit: product?.unit ?? catalogFacts[catalog].units[0] ?? '',
    quantity: toText(product?.quantity ?? 1),
    // New goods have no default stock; lab tests are not counted.
    stock: product ? toText(product.stock) : isCarried ? '' : toText(initialStock),
    categoryId: toText(product?.categoryId._id),
    subcategoryId: toText(product?.subcategoryId?._id),
    healthCheck: toText(product?.healthCheck?._id),
    description: toText(product?.description),
    tags: product?.tags.join(', ') ?? '',
    isAvailable: product?.isAvailable ?? true,
    isFeatured: product?.isFeatured ?? false,
    ...Object.fromEntries(fieldsOf(catalog).map((key) => [key, toFormValue(fields[key])])),
    hsn: product?.hsn ?? catalogFacts[catalog].defaultHsn,
    gstPercent: toText(product?.gstPercent ?? catalogFacts[catalog].defaultGstPercent),
    images: { kept: product?.images ?? [], added: [] },
  };
  const fieldNames = new Set(productFields(catalog).map(({ name }) => name));
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => fieldNames.has(name)));
  return product ? { ...values, readAt: product.updatedAt } : values;
}

/** The pictures are uploaded again, so that each product has its own files. */
async function copyOf(catalog: Catalog, product: AdminProduct): Promise<FormValues> {
  const { readAt, ...values } = initialValues(catalog, product);
  const copies = product.images.map(async (path, index) => {
    const picture = await (await fetch(path)).blob();
    return new File([picture], `picture-${index + 1}`, { type: picture.type });
  });
  return {
    ...values,
    name: t(texts.copyOf, { name: product.name }),
    ...('code' in values ? { code: '' } : {}),
    ...('barcode' in values ? { barcode: '' } : {}),
    images: { kept: [], added: await Promise.all(copies) },
  };
}

const toFormValue = (value: string | number | boolean | null): string | boolean =>
  typeof value === 'boolean' ? value : toText(value);
