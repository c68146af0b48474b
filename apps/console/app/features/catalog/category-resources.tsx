import {
  categoryForm,
  categoryMessages,
  healthCheckForm,
  subcategoryForm,
} from '@subah/contract/catalog/catalog-forms';
import type { AdminCategory, AdminSubcategory } from '@subah/contract/catalog/products-admin';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { toFormData } from '../../lib/form/form-values.ts';
import { onePicture } from '../../lib/pictures/pictures.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validateImage } from '../../lib/pictures/validate-pictures.ts';
import type { Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { categoryOptions } from '../../shared/products/category-options.ts';
import { categoryWrites, subcategoryWrites } from './catalog-calls.ts';
import { HideButton } from './hide-button.tsx';

const SINGULAR = {
  grocery: 'category',
  fruits: 'category',
  medicine: 'category',
  milk: 'milk category',
  labtest: 'health check',
};
const PLURAL = {
  grocery: 'categories',
  fruits: 'categories',
  medicine: 'categories',
  milk: 'milk categories',
  labtest: 'health checks',
};

const visibilityColumn: ResourceColumn<{ isHidden: boolean }> = {
  key: 'state',
  label: 'In the shop',
  cell: (row) => <Badge tone={row.isHidden ? 'neutral' : 'ok'}>{row.isHidden ? 'Hidden' : 'Shown'}</Badge>,
};

/** Form fields of a catalog besides name and picture. */
const EXTRA_FIELDS: Record<Catalog, FieldConfig[]> = {
  grocery: [],
  fruits: [],
  medicine: [{ name: 'slug', label: 'Slug', kind: 'text', hint: 'Left empty, it is made of the name.' }],
  milk: [
    { name: 'address', label: 'Address', kind: 'text' },
    { name: 'rating', label: 'Rating', kind: 'number', hint: '0 to 5, in steps of 0.1' },
  ],
  labtest: [
    { name: 'description', label: 'Description', kind: 'textarea' },
    { name: 'hindiDescription', label: 'Description in Hindi', kind: 'textarea' },
  ],
};

export function categoryResource(catalog: Catalog): Resource<AdminCategory> {
  const isHealthCheck = catalog === 'labtest';
  const messages = categoryMessages(catalog);
  const nameField = isHealthCheck ? 'title' : 'name';
  const hindiNameField = isHealthCheck ? 'hindiTitle' : 'hindiName';
  const writes = categoryWrites[catalog];
  return {
    ability: 'change products',
    id: `categories-${catalog}`,
    singular: SINGULAR[catalog],
    plural: PLURAL[catalog],
    list: ({ q, cursor }) => api('GET admin/categories', { query: { catalog, q, cursor } }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    searchLabel: `Search ${PLURAL[catalog]}`,
    emptyText: 'No categories found.',
    errorText: 'Failed to fetch categories',
    columns: [
      {
        key: 'name',
        label: isHealthCheck ? 'Title' : 'Name',
        cell: (row) => (
          <NamedThumbnail path={row.image} name={row.name} note={row.hindiName || row.address || row.description} />
        ),
      },
      ...(catalog === 'milk'
        ? [
            {
              key: 'rating',
              label: 'Rating',
              align: 'right' as const,
              cell: (row: AdminCategory) => row.rating ?? '–',
            },
          ]
        : []),
      visibilityColumn,
    ],
    actions: (row, reload) => <HideButton kind="categories" row={row} onDone={reload} />,
    ...(isHealthCheck
      ? {
          remove: {
            send: (row) => api('DELETE health-checks/{id}', { params: { id: row._id } }),
            errorText: 'Failed to load data',
          },
        }
      : {}),
    form: {
      fields: [
        { name: nameField, label: isHealthCheck ? 'Title' : 'Name', kind: 'text' },
        { name: hindiNameField, label: isHealthCheck ? 'Title in Hindi' : 'Name in Hindi', kind: 'text' },
        ...EXTRA_FIELDS[catalog],
        { name: 'image', label: 'Image', kind: 'picture' },
      ],
      schema: (isNew) => (isHealthCheck ? healthCheckForm(isNew) : categoryForm(catalog, isNew)),
      validate: (values, isNew) => validateImage(values, isNew, { ...messages, missing: messages.image }),
      initialValues: (row) => ({
        [nameField]: row?.name ?? '',
        [hindiNameField]: row?.hindiName ?? '',
        ...Object.fromEntries(
          EXTRA_FIELDS[catalog].map(({ name }) => [
            name,
            String(row?.[name as 'slug' | 'address' | 'rating' | 'description' | 'hindiDescription'] ?? ''),
          ]),
        ),
        image: onePicture(row?.image),
      }),
      save: (row, values) => {
        const body = toFormData(values);
        return row ? writes.update(row._id, body) : writes.create(body);
      },
      errorText: 'Error creating category',
    },
    invalidates: ['options', `subcategories-${catalog}`],
  };
}

export function subcategoryResource(catalog: 'grocery' | 'fruits' | 'medicine'): Resource<AdminSubcategory> {
  const writes = subcategoryWrites[catalog];
  const messages = categoryMessages(catalog);
  const loadCategories = () => categoryOptions(catalog);
  return {
    ability: 'change products',
    id: `subcategories-${catalog}`,
    singular: 'subcategory',
    plural: 'subcategories',
    list: ({ q, cursor, filters }) =>
      api('GET admin/subcategories', {
        query: { catalog, q, cursor, categoryId: filters.category || undefined },
      }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    searchLabel: 'Search subcategories',
    filters: [{ name: 'category', label: 'Category', options: loadCategories }],
    emptyText: 'No categories found.',
    errorText: 'Failed to fetch subcategories',
    columns: [
      {
        key: 'name',
        label: 'Name',
        cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={row.hindiName} />,
      },
      { key: 'category', label: 'Category', cell: (row) => row.categoryId.name },
      visibilityColumn,
    ],
    actions: (row, reload) => <HideButton kind="subcategories" row={row} onDone={reload} />,
    remove: { send: (row) => writes.remove(row._id), errorText: 'Failed to load data' },
    form: {
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'hindiName', label: 'Name in Hindi', kind: 'text' },
        {
          name: 'categoryId',
          label: `Category of ${catalogFacts[catalog].title}`,
          kind: 'select',
          options: loadCategories,
          placeholder: 'Select category',
        },
        { name: 'image', label: 'Image', kind: 'picture' },
      ],
      schema: subcategoryForm,
      validate: (values, isNew) =>
        validateImage(values, isNew, { ...messages, missing: 'Image is required for new subcategory.' }),
      initialValues: (row) => ({
        name: row?.name ?? '',
        hindiName: row?.hindiName ?? '',
        categoryId: row?.categoryId._id ?? '',
        image: onePicture(row?.image),
      }),
      save: (row, values) => {
        const body = toFormData(values);
        return row ? writes.update(row._id, body) : writes.create(body);
      },
      errorText: 'Error creating subcategory',
    },
    invalidates: ['options'],
  };
}
