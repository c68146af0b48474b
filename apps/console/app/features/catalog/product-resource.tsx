import { MOST_PICTURES, PRODUCT_SENTENCES, productForm } from '@subah/contract/catalog/catalog-forms';
import type { AdminProduct, ProductRow, ProductSort } from '@subah/contract/catalog/products-admin';
import { type Catalog, catalogFacts, productPath } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { priceFault } from '@subah/rules/catalog/price-fault';
import { buttonClass } from '@subah/ui/button';
import { ArrowUpRight } from 'lucide-react';
import { picturesFault } from '../../lib/resource/check-pictures.ts';
import { type FormErrors, type FormValues, toFormData } from '../../lib/resource/form-values.ts';
import { type Resource, startText, textOf } from '../../lib/resource/resource.ts';
import { api } from '../../lib/session.ts';
import { categoryOptions } from '../../lib/shelf-options.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { productWrites } from './catalog-calls.ts';
import { InPlaceNumber, OnSale } from './in-place.tsx';
import { productFields } from './product-fields.ts';

const NOUNS: Record<Catalog, [one: string, many: string, empty: string]> = {
  grocery: ['product', 'products', 'No Grocery Products found.'],
  fruits: ['product', 'products', 'No products found.'],
  medicine: ['medicine', 'medicines', 'No products found.'],
  milk: ['milk product', 'milk products', 'No products found.'],
  labtest: ['lab test', 'lab tests', 'No lab tests found.'],
};

const STATES = [
  { value: 'on-sale', label: 'On sale' },
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'Out of stock' },
  { value: 'hidden', label: 'Not for sale' },
  { value: 'featured', label: 'Featured' },
];

export function productResource(catalog: Catalog): Resource<ProductRow> {
  const [noun, nouns, empty] = NOUNS[catalog];
  const writes = productWrites[catalog];
  const listId = `products-${catalog}`;
  return {
    id: listId,
    noun,
    nouns,
    list: ({ q, sort, cursor, filters }) =>
      api('GET admin/products', {
        query: {
          catalog,
          q,
          cursor,
          sort: (sort || 'shelf') as ProductSort,
          categoryId: filters.category || undefined,
          state: (filters.state || undefined) as 'low' | undefined,
        },
      }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    search: `Search ${nouns}, or type a code`,
    filters: [
      {
        name: 'category',
        label: catalog === 'labtest' ? 'Health check' : catalog === 'milk' ? 'Dairy' : 'Category',
        options: () => categoryOptions(catalog),
      },
      { name: 'state', label: 'State', options: STATES },
    ],
    empty,
    failed: 'Failed to fetch products',
    columns: [
      {
        key: 'name',
        label: 'Name',
        sort: { up: 'name' },
        cell: (row) => (
          <NamedThumb
            path={row.image}
            name={row.name}
            note={[row.brand, packSize(row.quantity, row.unit)].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        key: 'shelf',
        label: 'Shelf',
        hideOnPhone: true,
        wideOnly: true,
        cell: (row) => row.subcategoryId?.name ?? row.categoryId.name,
      },
      {
        key: 'price',
        label: 'Price',
        align: 'right',
        sort: { up: 'price', down: '-price' },
        cell: (row) => <InPlaceNumber row={row} field="price" listId={listId} />,
      },
      {
        key: 'mrp',
        label: 'MRP',
        align: 'right',
        hideOnPhone: true,
        cell: (row) => <InPlaceNumber row={row} field="mrp" listId={listId} />,
      },
      {
        key: 'stock',
        label: 'Stock',
        align: 'right',
        cell: (row) => <InPlaceNumber row={row} field="stock" listId={listId} />,
      },
      { key: 'sale', label: 'On sale', cell: (row) => <OnSale row={row} listId={listId} /> },
    ],
    actions: (row) => (
      <a
        href={productPath(catalog, row._id)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        <ArrowUpRight className="size-4" aria-hidden />
        <span className="sr-only">See {row.name} in the shop (opens in a new tab)</span>
      </a>
    ),
    remove: {
      send: (row) => writes.remove(row._id),
      failed: 'Failed to delete product. Please try again.',
    },
    alsoChanges: ['rate-board', 'low-stock', 'near-expiry', 'picker'],
    form: {
      fields: productFields(catalog),
      schema: (isNew) => productForm(catalog, isNew),
      check: (values) => checkProduct(values),
      start: async (row) =>
        startValues(catalog, row && (await api('GET admin/products/{id}', { params: { id: row._id } })).data),
      save: (row, values) => {
        const body = toFormData(values);
        return row ? writes.change(row._id, body) : writes.make(body);
      },
      failed: 'something went wrong',
    },
  };
}

function checkProduct(values: FormValues): FormErrors {
  const errors: FormErrors = {};
  const images = picturesFault(values.images, {
    isNeeded: true,
    most: MOST_PICTURES,
    sentences: {
      missing: PRODUCT_SENTENCES.noImage,
      type: PRODUCT_SENTENCES.type,
      size: PRODUCT_SENTENCES.size,
      tooMany: PRODUCT_SENTENCES.tooMany,
    },
  });
  if (images) errors.images = images;
  const [price, mrp] = [Number(textOf(values.price)), Number(textOf(values.mrp))];
  const fault = price > 0 && mrp > 0 ? priceFault(price, mrp) : undefined;
  if (fault) errors.price = fault;
  return errors;
}

/** The documented defaults for a new product, else what the shop knows. */
function startValues(catalog: Catalog, product: AdminProduct | undefined): FormValues {
  const isNew = product === undefined;
  const all: FormValues = {
    name: startText(product?.name),
    hindiName: startText(product?.hindiName),
    brand: startText(product?.brand),
    price: startText(product?.price),
    mrp: startText(product?.mrp),
    unit: product?.unit ?? catalogFacts[catalog].units[0] ?? '',
    quantity: startText(product?.quantity ?? 1),
    stock: isNew ? (catalog === 'labtest' ? '1000' : '') : startText(product.stock),
    categoryId: startText(product?.categoryId._id),
    subcategoryId: startText(product?.subcategoryId?._id),
    healthCheck: startText(product?.healthCheck?._id),
    description: startText(product?.description),
    tags: product?.tags.join(', ') ?? '',
    isAvailable: product?.isAvailable ?? true,
    isFeatured: product?.isFeatured ?? false,
    origin: startText(product?.origin),
    isOrganic: product?.isOrganic ?? false,
    composition: startText(product?.composition),
    requiresPrescription: product?.requiresPrescription ?? false,
    expiryDate: startText(product?.expiryDate),
    deliveryTime: product?.deliveryTime ?? '11 MINS',
    includedTests: startText(product?.includedTests ?? 1),
    location: product?.location ?? 'Bhopal',
    preparation: startText(product?.preparation),
    hsn: product?.hsn ?? catalogFacts[catalog].defaultHsn,
    gstPercent: startText(product?.gstPercent ?? catalogFacts[catalog].defaultGstPercent),
    images: { kept: product?.images ?? [], added: [] },
  };
  const shown = new Set(productFields(catalog).map(({ name }) => name));
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => shown.has(name)));
  return product ? { ...values, readAt: product.updatedAt } : values;
}
