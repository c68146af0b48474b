import { categoryForm, healthCheckForm, shelfSentences, subcategoryForm } from '@subah/contract/catalog/catalog-forms';
import type { AdminCategory, AdminSubcategory } from '@subah/contract/catalog/products-admin';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { Badge } from '@subah/ui/badge';
import { imageErrors } from '../../lib/resource/check-pictures.ts';
import { onePicture, toFormData } from '../../lib/resource/form-values.ts';
import type { FieldPart, Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { api } from '../../lib/session.ts';
import { categoryOptions } from '../../lib/shelf-options.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { categoryWrites, subcategoryWrites } from './catalog-calls.ts';
import { HideButton } from './hide-button.tsx';

const noun = {
  grocery: 'category',
  fruits: 'category',
  medicine: 'category',
  milk: 'milk category',
  labtest: 'health check',
};
const nouns = {
  grocery: 'categories',
  fruits: 'categories',
  medicine: 'categories',
  milk: 'milk categories',
  labtest: 'health checks',
};

const state: ResourceColumn<{ isHidden: boolean }> = {
  key: 'state',
  label: 'In the shop',
  cell: (row) => <Badge tone={row.isHidden ? 'neutral' : 'ok'}>{row.isHidden ? 'Hidden' : 'Shown'}</Badge>,
};

/** Only what the catalog's form has beside name and picture. */
const OWN_FIELDS: Record<Catalog, FieldPart[]> = {
  grocery: [],
  fruits: [],
  medicine: [{ name: 'slug', label: 'Slug', kind: 'text', hint: 'Left empty, it is made of the name.' }],
  milk: [
    { name: 'address', label: 'Address', kind: 'text' },
    { name: 'rating', label: 'Rating', kind: 'number', hint: '0 to 5, in steps of 0.1' },
  ],
  labtest: [{ name: 'description', label: 'Description', kind: 'area' }],
};

export function categoryResource(catalog: Catalog): Resource<AdminCategory> {
  const isHealthCheck = catalog === 'labtest';
  const sentences = shelfSentences(catalog);
  const nameField = isHealthCheck ? 'title' : 'name';
  const writes = categoryWrites[catalog];
  return {
    id: `categories-${catalog}`,
    noun: noun[catalog],
    nouns: nouns[catalog],
    list: ({ q, cursor }) => api('GET admin/categories', { query: { catalog, q, cursor } }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    search: `Search ${nouns[catalog]}`,
    empty: 'No categories found.',
    failed: 'Failed to fetch categories',
    columns: [
      {
        key: 'name',
        label: isHealthCheck ? 'Title' : 'Name',
        cell: (row) => <NamedThumb path={row.image} name={row.name} note={row.address || row.description} />,
      },
      ...(catalog === 'milk'
        ? [{ key: 'rating', label: 'Rating', align: 'right' as const, cell: (row: AdminCategory) => row.rating ?? '–' }]
        : []),
      state,
    ],
    actions: (row, reload) => <HideButton kind="categories" row={row} onDone={reload} />,
    ...(isHealthCheck
      ? {
          remove: {
            send: (row) => api('DELETE health-checks/{id}', { params: { id: row._id } }),
            failed: 'Failed to load data',
          },
        }
      : {}),
    form: {
      fields: [
        { name: nameField, label: isHealthCheck ? 'Title' : 'Name', kind: 'text' },
        ...OWN_FIELDS[catalog],
        { name: 'image', label: 'Image', kind: 'picture' },
      ],
      schema: (isNew) => (isHealthCheck ? healthCheckForm(isNew) : categoryForm(catalog, isNew)),
      check: (values, isNew) => imageErrors(values, isNew, { ...sentences, missing: sentences.image }),
      start: (row) => ({
        [nameField]: row?.name ?? '',
        ...Object.fromEntries(
          OWN_FIELDS[catalog].map(({ name }) => [name, String(row?.[name as 'slug' | 'address' | 'rating'] ?? '')]),
        ),
        image: onePicture(row?.image),
      }),
      save: (row, values) => {
        const body = toFormData(values);
        return row ? writes.change(row._id, body) : writes.make(body);
      },
      failed: 'Error creating category',
    },
    alsoChanges: ['options', `subcategories-${catalog}`],
  };
}

export function subcategoryResource(catalog: 'grocery' | 'fruits' | 'medicine'): Resource<AdminSubcategory> {
  const writes = subcategoryWrites[catalog];
  const sentences = shelfSentences(catalog);
  const inCategory = () => categoryOptions(catalog);
  return {
    id: `subcategories-${catalog}`,
    noun: 'subcategory',
    nouns: 'subcategories',
    list: ({ q, cursor, filters }) =>
      api('GET admin/subcategories', {
        query: { catalog, q, cursor, categoryId: filters.category || undefined },
      }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    search: 'Search subcategories',
    filters: [{ name: 'category', label: 'Category', options: inCategory }],
    empty: 'No categories found.',
    failed: 'Failed to fetch subcategories',
    columns: [
      { key: 'name', label: 'Name', cell: (row) => <NamedThumb path={row.image} name={row.name} /> },
      { key: 'category', label: 'Category', cell: (row) => row.categoryId.name },
      state,
    ],
    actions: (row, reload) => <HideButton kind="subcategories" row={row} onDone={reload} />,
    remove: { send: (row) => writes.remove(row._id), failed: 'Failed to load data' },
    form: {
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        {
          name: 'categoryId',
          label: `Category of ${catalogFacts[catalog].title}`,
          kind: 'select',
          options: inCategory,
          nothing: 'Select category',
        },
        { name: 'image', label: 'Image', kind: 'picture' },
      ],
      schema: subcategoryForm,
      check: (values, isNew) =>
        imageErrors(values, isNew, { ...sentences, missing: 'Image is required for new subcategory.' }),
      start: (row) => ({
        name: row?.name ?? '',
        categoryId: row?.categoryId._id ?? '',
        image: onePicture(row?.image),
      }),
      save: (row, values) => {
        const body = toFormData(values);
        return row ? writes.change(row._id, body) : writes.make(body);
      },
      failed: 'Error creating subcategory',
    },
    alsoChanges: ['options'],
  };
}
