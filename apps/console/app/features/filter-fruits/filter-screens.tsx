import type { FilterSubcategory, ProductCard } from '@subah/contract/catalog/catalog';
import { filterCategoryForm, filterSubcategoryForm } from '@subah/contract/catalog/catalog-forms';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { catalog } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { filterFruits as texts } from '@subah/messages/console/filter-fruits';
import { t } from '@subah/messages/console/message';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import type { FormValues } from '../../lib/form/form-values.ts';
import { textOf } from '../../lib/form/form-values.ts';
import { limitedList } from '../../lib/list/limited-list.ts';
import { matchesText } from '../../lib/list/matches-text.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ProductMappingForm } from '../../shared/products/product-mapping-form.tsx';

type FilterCategory = {
  _id: string;
  name: string;
  hindiName: string | null;
  description: string;
  hindiDescription: string | null;
};

type Texts = Omit<FilterCategory, '_id'>;

const textsOf = (row: Texts | undefined) => ({
  name: row?.name ?? '',
  hindiName: row?.hindiName ?? '',
  description: row?.description ?? '',
  hindiDescription: row?.hindiDescription ?? '',
});

const namesAndDescription = (values: FormValues) => ({
  name: textOf(values.name),
  hindiName: textOf(values.hindiName),
  description: textOf(values.description),
  hindiDescription: textOf(values.hindiDescription),
});

const categories: Resource<FilterCategory> = {
  id: 'filter-categories',
  singular: t(catalog.categoryNoun),
  plural: t(catalog.categoriesNoun),
  list: async ({ q }) => {
    const { data } = await api('GET filter/categories');
    return limitedList(data, LIST_LIMITS.fruitFilters, (row) => matchesText(q, row.name));
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: t(texts.searchCategories),
  emptyText: t(catalog.noCategories),
  errorText: t(common.categoriesFailed),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.hindiName} />,
    },
    {
      key: 'description',
      label: t(common.description),
      fillsPhone: true,
      cell: (row) => <span className="whitespace-normal">{row.description}</span>,
    },
  ],
  csv: [
    [t(common.name), (row) => row.name],
    [t(common.nameInHindi), (row) => row.hindiName],
    [t(common.description), (row) => row.description],
  ],
  form: {
    fields: [
      { name: 'name', label: t(common.name), kind: 'text' },
      { name: 'hindiName', label: t(common.nameInHindi), kind: 'text' },
      { name: 'description', label: t(common.description), kind: 'textarea' },
      { name: 'hindiDescription', label: t(catalog.descriptionInHindi), kind: 'textarea' },
    ],
    schema: () => filterCategoryForm,
    initialValues: textsOf,
    save: (row, values) => {
      const body = namesAndDescription(values);
      return row
        ? api('PUT filter/categories/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST filter/categories', { body });
    },
    errorText: t(catalog.saveCategoryFailed),
  },
  remove: {
    send: (row) => api('DELETE filter/categories/{id}', { params: { id: row._id } }),
    errorText: t(common.failedToLoad),
  },
  invalidates: ['filter-subcategories', 'options'],
};

const categoryOptions = async () => {
  const { data } = await api('GET filter/categories');
  return data.map(({ _id, name }) => ({ value: _id, label: name }));
};

const subcategories: Resource<FilterSubcategory> = {
  id: 'filter-subcategories',
  singular: t(catalog.subcategoryNoun),
  plural: t(catalog.subcategoriesNoun),
  list: async ({ q, filters }) => {
    const { data } = await api('GET filter/subcategories');
    const inCategory = (row: FilterSubcategory) => !filters.category || row.categoryId._id === filters.category;
    return limitedList(data, LIST_LIMITS.fruitFilters, (row) => matchesText(q, row.name) && inCategory(row));
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: t(catalog.searchSubcategories),
  filters: [{ name: 'category', label: t(common.category), options: categoryOptions }],
  emptyText: t(catalog.noCategories),
  errorText: t(catalog.subcategoriesFailed),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.hindiName} />,
    },
    { key: 'category', label: t(common.category), cell: (row) => row.categoryId.name },
    {
      key: 'description',
      label: t(common.description),
      hideOnPhone: true,
      cell: (row) => <span className="whitespace-normal">{row.description}</span>,
    },
  ],
  csv: [
    [t(common.category), (row) => row.categoryId.name],
    [t(common.name), (row) => row.name],
    [t(common.nameInHindi), (row) => row.hindiName],
    [t(common.description), (row) => row.description],
  ],
  form: {
    fields: [
      {
        name: 'categoryId',
        label: t(common.category),
        kind: 'select',
        placeholder: t(common.selectCategory),
        options: categoryOptions,
      },
      { name: 'name', label: t(common.name), kind: 'text' },
      { name: 'hindiName', label: t(common.nameInHindi), kind: 'text' },
      { name: 'description', label: t(common.description), kind: 'textarea' },
      { name: 'hindiDescription', label: t(catalog.descriptionInHindi), kind: 'textarea' },
    ],
    schema: () => filterSubcategoryForm,
    initialValues: (row) => ({ categoryId: row?.categoryId._id ?? '', ...textsOf(row) }),
    save: (row, values) => {
      const body = { ...namesAndDescription(values), categoryId: textOf(values.categoryId) };
      return row
        ? api('PUT filter/subcategories/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST filter/subcategories', { body });
    },
    errorText: t(catalog.saveSubcategoryFailed),
  },
  remove: {
    send: (row) => api('DELETE filter/subcategories/{id}', { params: { id: row._id } }),
    errorText: t(common.failedToLoad),
  },
  invalidates: ['filter-mappings', 'options'],
};

type Mapping = { _id: string; productId: ProductCard; subcategoryId: { _id: string; name: string } };

const mappings: Resource<Mapping> = {
  id: 'filter-mappings',
  singular: t(catalog.productNoun),
  plural: t(catalog.productsNoun),
  list: ({ cursor }) => api('GET filter/filter-products', { query: { cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.productId.name,
  emptyText: t(common.noProducts),
  errorText: t(texts.mappingsFailed),
  columns: [
    {
      key: 'product',
      label: t(common.product),
      cell: (row) => <NamedThumbnail path={row.productId.image} name={row.productId.name} />,
    },
    { key: 'subcategory', label: t(common.subcategory), cell: (row) => row.subcategoryId.name },
  ],
  csv: [
    [t(common.product), (row) => row.productId.name],
    [t(common.subcategory), (row) => row.subcategoryId.name],
  ],
  remove: {
    label: t(common.remove),
    send: (row) => api('DELETE filter/filter-products/{id}', { params: { id: row._id } }),
    errorText: t(common.removeMappingFailed),
  },
};

export const FilterCategoryScreen = () => <ResourceScreen resource={categories} />;
export const FilterSubcategoryScreen = () => <ResourceScreen resource={subcategories} />;

export function FilterProductsScreen() {
  const invalidate = useInvalidate();
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <ProductMappingForm
        catalog="fruits"
        label={t(common.subcategory)}
        options={async () => {
          const { data } = await api('GET filter/subcategories');
          return data.map((row) => ({ value: row._id, label: `${row.categoryId.name} › ${row.name}` }));
        }}
        optionsErrorText={t(catalog.subcategoriesFailed)}
        send={(subcategoryId, productIds) =>
          api('POST filter/filter-products', { body: { subcategoryId, productIds } })
        }
        onSent={() => invalidate([mappings.id])}
      />
      <ResourceScreen resource={mappings} />
    </div>
  );
}
