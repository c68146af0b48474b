import { categoryForm, healthCheckForm, shelfSentences, subcategoryForm } from '@subah/contract/catalog-forms';
import type { AdminCategory, AdminSubcategory } from '@subah/contract/products-admin';
import { type Catalogue, catalogueFacts } from '@subah/rules/catalog/catalogues';
import { Badge } from '@subah/ui/badge';
import { imageErrors } from '../../lib/resource/check-pictures.ts';
import { onePicture, toFormData } from '../../lib/resource/form-values.ts';
import type { FieldPart, Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { api } from '../../lib/session.ts';
import { categoryOptions } from '../../lib/shelf-options.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { categoryWrites, subcategoryWrites } from './catalogue-calls.ts';
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

/** Only what the catalogue's form has beside name and picture. */
const OWN_FIELDS: Record<Catalogue, FieldPart[]> = {
  grocery: [],
  fruits: [],
  medicine: [{ name: 'slug', label: 'Slug', kind: 'text', hint: 'Left empty, it is made of the name.' }],
  milk: [
    { name: 'address', label: 'Address', kind: 'text' },
    { name: 'rating', label: 'Rating', kind: 'number', hint: '0 to 5, in steps of 0.1' },
  ],
  labtest: [{ name: 'description', label: 'Description', kind: 'area' }],
};

export function categoryResource(catalogue: Catalogue): Resource<AdminCategory> {
  const isHealthCheck = catalogue === 'labtest';
  const sentences = shelfSentences(catalogue);
  const nameField = isHealthCheck ? 'title' : 'name';
  const writes = categoryWrites[catalogue];
  return {
    id: `categories-${catalogue}`,
    noun: noun[catalogue],
    nouns: nouns[catalogue],
    list: ({ q, cursor }) => api('GET admin/categories', { query: { catalogue, q, cursor } }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    search: `Search ${nouns[catalogue]}`,
    empty: 'No categories found.',
    failed: 'Failed to fetch categories',
    columns: [
      {
        key: 'name',
        label: isHealthCheck ? 'Title' : 'Name',
        cell: (row) => <NamedThumb path={row.image} name={row.name} note={row.address || row.description} />,
      },
      ...(catalogue === 'milk'
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
        ...OWN_FIELDS[catalogue],
        { name: 'image', label: 'Image', kind: 'picture' },
      ],
      schema: (isNew) => (isHealthCheck ? healthCheckForm(isNew) : categoryForm(catalogue, isNew)),
      check: (values, isNew) => imageErrors(values, isNew, { ...sentences, missing: sentences.image }),
      start: (row) => ({
        [nameField]: row?.name ?? '',
        ...Object.fromEntries(
          OWN_FIELDS[catalogue].map(({ name }) => [name, String(row?.[name as 'slug' | 'address' | 'rating'] ?? '')]),
        ),
        image: onePicture(row?.image),
      }),
      save: (row, values) => {
        const body = toFormData(values);
        return row ? writes.change(row._id, body) : writes.make(body);
      },
      failed: 'Error creating category',
    },
    alsoChanges: ['options', `subcategories-${catalogue}`],
  };
}

export function subcategoryResource(catalogue: 'grocery' | 'fruits' | 'medicine'): Resource<AdminSubcategory> {
  const writes = subcategoryWrites[catalogue];
  const sentences = shelfSentences(catalogue);
  const inCategory = () => categoryOptions(catalogue);
  return {
    id: `subcategories-${catalogue}`,
    noun: 'subcategory',
    nouns: 'subcategories',
    list: ({ q, cursor, filters }) =>
      api('GET admin/subcategories', {
        query: { catalogue, q, cursor, categoryId: filters.category || undefined },
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
          label: `Category of ${catalogueFacts[catalogue].title}`,
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
