import {
  categoryForm,
  categoryMessages,
  healthCheckForm,
  subcategoryForm,
} from '@subah/contract/catalog/catalog-forms';
import type { AdminCategory, AdminSubcategory } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { toFormData } from '../../lib/form/form-values.ts';
import { onePicture } from '../../lib/pictures/pictures.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validateImage } from '../../lib/pictures/validate-pictures.ts';
import type { CsvColumns, Resource, ResourceColumn } from '../../lib/resource/resource.ts';
import { categoryOptions } from '../../shared/products/category-options.ts';
import { categoryWrites, subcategoryWrites } from './catalog-calls.ts';
import { HideButton } from './hide-button.tsx';

const SINGULAR = {
  grocery: t(texts.categoryNoun),
  fruits: t(texts.categoryNoun),
  medicine: t(texts.categoryNoun),
  milk: t(texts.milkCategoryNoun),
  labtest: t(texts.healthCheckNoun),
};
const PLURAL = {
  grocery: t(texts.categoriesNoun),
  fruits: t(texts.categoriesNoun),
  medicine: t(texts.categoriesNoun),
  milk: t(texts.milkCategoriesNoun),
  labtest: t(texts.healthChecksNoun),
};

const visibilityColumn: ResourceColumn<{ isHidden: boolean }> = {
  key: 'state',
  label: t(common.inTheShop),
  cell: (row) => (
    <Badge tone={row.isHidden ? 'neutral' : 'ok'}>{row.isHidden ? t(common.hidden) : t(common.shown)}</Badge>
  ),
};

/** Form fields of a catalog besides name and picture. */
const EXTRA_FIELDS: Record<Catalog, FieldConfig[]> = {
  grocery: [],
  fruits: [],
  medicine: [{ name: 'slug', label: t(texts.slug), kind: 'text', hint: t(texts.slugHint) }],
  milk: [
    { name: 'address', label: t(common.address), kind: 'text' },
    { name: 'rating', label: t(texts.rating), kind: 'number', hint: t(texts.ratingHint) },
  ],
  labtest: [
    { name: 'description', label: t(common.description), kind: 'textarea' },
    { name: 'hindiDescription', label: t(texts.descriptionInHindi), kind: 'textarea' },
  ],
};

const CATEGORY_CSV: Record<Catalog, CsvColumns<AdminCategory>> = {
  grocery: [],
  fruits: [],
  medicine: [[t(texts.slug), (row) => row.slug ?? '']],
  milk: [
    [t(common.address), (row) => row.address ?? ''],
    [t(texts.rating), (row) => row.rating ?? ''],
  ],
  labtest: [[t(common.description), (row) => row.description ?? '']],
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
    searchLabel: t(texts.search, { nouns: PLURAL[catalog] }),
    emptyText: t(texts.noCategories),
    errorText: t(common.categoriesFailed),
    columns: [
      {
        key: 'name',
        label: isHealthCheck ? t(common.title) : t(common.name),
        cell: (row) => (
          <NamedThumbnail path={row.image} name={row.name} note={row.hindiName || row.address || row.description} />
        ),
      },
      ...(catalog === 'milk'
        ? [
            {
              key: 'rating',
              label: t(texts.rating),
              align: 'right' as const,
              cell: (row: AdminCategory) => row.rating ?? '–',
            },
          ]
        : []),
      visibilityColumn,
    ],
    csv: [
      [t(common.name), (row) => row.name],
      [t(common.nameInHindi), (row) => row.hindiName ?? ''],
      ...CATEGORY_CSV[catalog],
      [t(common.inTheShop), (row) => t(row.isHidden ? common.hidden : common.shown)],
    ],
    actions: (row, reload) => <HideButton kind="categories" row={row} onDone={reload} />,
    ...(isHealthCheck
      ? {
          remove: {
            send: (row) => api('DELETE health-checks/{id}', { params: { id: row._id } }),
            errorText: t(common.failedToLoad),
          },
        }
      : {}),
    form: {
      fields: [
        { name: nameField, label: isHealthCheck ? t(common.title) : t(common.name), kind: 'text' },
        { name: hindiNameField, label: isHealthCheck ? t(texts.titleInHindi) : t(common.nameInHindi), kind: 'text' },
        ...EXTRA_FIELDS[catalog],
        { name: 'image', label: t(common.image), kind: 'picture' },
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
        const body = toFormData({ ...values, ...(row ? { readAs: row } : {}) });
        return row ? writes.update(row._id, body) : writes.create(body);
      },
      errorText: t(texts.saveCategoryFailed),
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
    singular: t(texts.subcategoryNoun),
    plural: t(texts.subcategoriesNoun),
    list: ({ q, cursor, filters }) =>
      api('GET admin/subcategories', {
        query: { catalog, q, cursor, categoryId: filters.category || undefined },
      }),
    rowKey: (row) => row._id,
    rowName: (row) => row.name,
    searchLabel: t(texts.searchSubcategories),
    filters: [{ name: 'category', label: t(common.category), options: loadCategories }],
    emptyText: t(texts.noCategories),
    errorText: t(texts.subcategoriesFailed),
    columns: [
      {
        key: 'name',
        label: t(common.name),
        cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={row.hindiName} />,
      },
      { key: 'category', label: t(common.category), cell: (row) => row.categoryId.name },
      visibilityColumn,
    ],
    csv: [
      [t(common.category), (row) => row.categoryId.name],
      [t(common.name), (row) => row.name],
      [t(common.nameInHindi), (row) => row.hindiName ?? ''],
      [t(common.inTheShop), (row) => t(row.isHidden ? common.hidden : common.shown)],
    ],
    actions: (row, reload) => <HideButton kind="subcategories" row={row} onDone={reload} />,
    remove: { send: (row) => writes.remove(row._id), errorText: t(common.failedToLoad) },
    form: {
      fields: [
        { name: 'name', label: t(common.name), kind: 'text' },
        { name: 'hindiName', label: t(common.nameInHindi), kind: 'text' },
        {
          name: 'categoryId',
          label: t(texts.categoryOf, { catalog: catalogFacts[catalog].title }),
          kind: 'select',
          options: loadCategories,
          placeholder: t(common.selectCategory),
        },
        { name: 'image', label: t(common.image), kind: 'picture' },
      ],
      schema: subcategoryForm,
      validate: (values, isNew) =>
        validateImage(values, isNew, { ...messages, missing: t(texts.subcategoryImageRequired) }),
      initialValues: (row) => ({
        name: row?.name ?? '',
        hindiName: row?.hindiName ?? '',
        categoryId: row?.categoryId._id ?? '',
        image: onePicture(row?.image),
      }),
      save: (row, values) => {
        const body = toFormData({ ...values, ...(row ? { readAs: row } : {}) });
        return row ? writes.update(row._id, body) : writes.create(body);
      },
      errorText: t(texts.saveSubcategoryFailed),
    },
    invalidates: ['options'],
  };
}
