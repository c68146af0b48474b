import type { FilterSubcategory, ProductCard } from '@subah/contract/catalog/catalog';
import { filterCategoryForm, filterSubcategoryForm } from '@subah/contract/catalog/catalog-forms';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import type { FormValues } from '../../lib/form/form-values.ts';
import { textOf } from '../../lib/form/form-values.ts';
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
  singular: 'category',
  plural: 'categories',
  list: async ({ q }) => {
    const { data } = await api('GET filter/categories');
    return { data: data.filter((row) => matchesText(q, row.name)), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: 'Search categories',
  emptyText: 'No categories found.',
  errorText: 'Failed to fetch categories',
  columns: [
    {
      key: 'name',
      label: 'Name',
      cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.hindiName} />,
    },
    { key: 'description', label: 'Description', cell: (row) => row.description },
  ],
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'hindiName', label: 'Name in Hindi', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'textarea' },
      { name: 'hindiDescription', label: 'Description in Hindi', kind: 'textarea' },
    ],
    schema: () => filterCategoryForm,
    initialValues: textsOf,
    save: (row, values) => {
      const body = namesAndDescription(values);
      return row
        ? api('PUT filter/categories/{id}', { params: { id: row._id }, body })
        : api('POST filter/categories', { body });
    },
    errorText: 'Error creating category',
  },
  remove: {
    send: (row) => api('DELETE filter/categories/{id}', { params: { id: row._id } }),
    errorText: 'Failed to load data',
  },
  invalidates: ['filter-subcategories', 'options'],
};

const categoryOptions = async () => {
  const { data } = await api('GET filter/categories');
  return data.map(({ _id, name }) => ({ value: _id, label: name }));
};

const subcategories: Resource<FilterSubcategory> = {
  id: 'filter-subcategories',
  singular: 'subcategory',
  plural: 'subcategories',
  list: async ({ q, filters }) => {
    const { data } = await api('GET filter/subcategories');
    const inCategory = (row: FilterSubcategory) => !filters.category || row.categoryId._id === filters.category;
    return { data: data.filter((row) => matchesText(q, row.name) && inCategory(row)), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: 'Search subcategories',
  filters: [{ name: 'category', label: 'Category', options: categoryOptions }],
  emptyText: 'No categories found.',
  errorText: 'Failed to fetch subcategories',
  columns: [
    {
      key: 'name',
      label: 'Name',
      cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.hindiName} />,
    },
    { key: 'category', label: 'Category', cell: (row) => row.categoryId.name },
    { key: 'description', label: 'Description', hideOnPhone: true, cell: (row) => row.description },
  ],
  form: {
    fields: [
      {
        name: 'categoryId',
        label: 'Category',
        kind: 'select',
        placeholder: 'Select category',
        options: categoryOptions,
      },
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'hindiName', label: 'Name in Hindi', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'textarea' },
      { name: 'hindiDescription', label: 'Description in Hindi', kind: 'textarea' },
    ],
    schema: () => filterSubcategoryForm,
    initialValues: (row) => ({ categoryId: row?.categoryId._id ?? '', ...textsOf(row) }),
    save: (row, values) => {
      const body = { ...namesAndDescription(values), categoryId: textOf(values.categoryId) };
      return row
        ? api('PUT filter/subcategories/{id}', { params: { id: row._id }, body })
        : api('POST filter/subcategories', { body });
    },
    errorText: 'Error creating subcategory',
  },
  remove: {
    send: (row) => api('DELETE filter/subcategories/{id}', { params: { id: row._id } }),
    errorText: 'Failed to load data',
  },
  invalidates: ['filter-mappings', 'options'],
};

type Mapping = { _id: string; productId: ProductCard; subcategoryId: { _id: string; name: string } };

const mappings: Resource<Mapping> = {
  id: 'filter-mappings',
  singular: 'mapped product',
  plural: 'mapped products',
  list: ({ cursor }) => api('GET filter/filter-products', { query: { cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.productId.name,
  emptyText: 'No products found.',
  errorText: 'Failed to fetch mapped products',
  columns: [
    {
      key: 'product',
      label: 'Product',
      cell: (row) => <NamedThumbnail path={row.productId.image} name={row.productId.name} />,
    },
    { key: 'subcategory', label: 'Subcategory', cell: (row) => row.subcategoryId.name },
  ],
  remove: {
    label: 'Remove',
    send: (row) => api('DELETE filter/filter-products/{id}', { params: { id: row._id } }),
    errorText: 'Failed to remove product mapping',
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
        label="Subcategory"
        options={async () => {
          const { data } = await api('GET filter/subcategories');
          return data.map((row) => ({ value: row._id, label: `${row.categoryId.name} › ${row.name}` }));
        }}
        optionsErrorText="Failed to fetch subcategories"
        send={(subcategoryId, productIds) =>
          api('POST filter/filter-products', { body: { subcategoryId, productIds } })
        }
        onSent={() => invalidate([mappings.id])}
      />
      <ResourceScreen resource={mappings} />
    </div>
  );
}
