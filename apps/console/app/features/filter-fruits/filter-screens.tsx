import type { FilterSubcategory, ProductCard } from '@subah/contract/catalog/catalog';
import { filterCategoryForm, filterSubcategoryForm } from '@subah/contract/catalog/catalog-forms';
import { contains } from '../../lib/contains.ts';
import { MappingForm } from '../../lib/mapping-form.tsx';
import type { FormValues } from '../../lib/resource/form-values.ts';
import { type Resource, textOf } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { useReadAgain } from '../../lib/use-read-again.ts';

type FilterCategory = { _id: string; name: string; description: string };

const nameAndDescription = (values: FormValues) => ({
  name: textOf(values.name),
  description: textOf(values.description),
});

const categories: Resource<FilterCategory> = {
  id: 'filter-categories',
  noun: 'category',
  nouns: 'categories',
  list: async ({ q }) => {
    const { data } = await api('GET filter/categories');
    return { data: data.filter((row) => contains(q, row.name)), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  search: 'Search categories',
  empty: 'No categories found.',
  failed: 'Failed to fetch categories',
  columns: [
    { key: 'name', label: 'Name', cell: (row) => <span className="font-semibold">{row.name}</span> },
    { key: 'description', label: 'Description', cell: (row) => row.description },
  ],
  createOnly: true,
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'area' },
    ],
    schema: () => filterCategoryForm,
    start: () => ({ name: '', description: '' }),
    save: (_, values) => api('POST filter/categories', { body: nameAndDescription(values) }),
    failed: 'Error creating category',
  },
  remove: {
    send: (row) => api('DELETE filter/categories/{id}', { params: { id: row._id } }),
    failed: 'Failed to load data',
  },
  alsoChanges: ['filter-subcategories', 'options'],
};

const categoryOptions = async () => {
  const { data } = await api('GET filter/categories');
  return data.map(({ _id, name }) => ({ value: _id, label: name }));
};

const subcategories: Resource<FilterSubcategory> = {
  id: 'filter-subcategories',
  noun: 'subcategory',
  nouns: 'subcategories',
  list: async ({ q, filters }) => {
    const { data } = await api('GET filter/subcategories');
    const inCategory = (row: FilterSubcategory) => !filters.category || row.categoryId._id === filters.category;
    return { data: data.filter((row) => contains(q, row.name) && inCategory(row)), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  search: 'Search subcategories',
  filters: [{ name: 'category', label: 'Category', options: categoryOptions }],
  empty: 'No categories found.',
  failed: 'Failed to fetch subcategories',
  columns: [
    { key: 'name', label: 'Name', cell: (row) => <span className="font-semibold">{row.name}</span> },
    { key: 'category', label: 'Category', cell: (row) => row.categoryId.name },
    { key: 'description', label: 'Description', hideOnPhone: true, cell: (row) => row.description },
  ],
  createOnly: true,
  form: {
    fields: [
      { name: 'categoryId', label: 'Category', kind: 'select', nothing: 'Select category', options: categoryOptions },
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'area' },
    ],
    schema: () => filterSubcategoryForm,
    start: () => ({ categoryId: '', name: '', description: '' }),
    save: (_, values) =>
      api('POST filter/subcategories', {
        body: { ...nameAndDescription(values), categoryId: textOf(values.categoryId) },
      }),
    failed: 'Error creating subcategory',
  },
  remove: {
    send: (row) => api('DELETE filter/subcategories/{id}', { params: { id: row._id } }),
    failed: 'Failed to load data',
  },
  alsoChanges: ['filter-mappings', 'options'],
};

type Mapping = { _id: string; productId: ProductCard; subcategoryId: { _id: string; name: string } };

const mappings: Resource<Mapping> = {
  id: 'filter-mappings',
  noun: 'mapped product',
  nouns: 'mapped products',
  list: ({ cursor }) => api('GET filter/filter-products', { query: { cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.productId.name,
  empty: 'No products found.',
  failed: 'Failed to fetch mapped products',
  columns: [
    {
      key: 'product',
      label: 'Product',
      cell: (row) => <NamedThumb path={row.productId.image} name={row.productId.name} />,
    },
    { key: 'subcategory', label: 'Subcategory', cell: (row) => row.subcategoryId.name },
  ],
  remove: {
    label: 'Remove',
    send: (row) => api('DELETE filter/filter-products/{id}', { params: { id: row._id } }),
    failed: 'Failed to remove product mapping',
  },
};

export const FilterCategoryScreen = () => <ResourceScreen resource={categories} />;
export const FilterSubcategoryScreen = () => <ResourceScreen resource={subcategories} />;

export function FilterProductsScreen() {
  const readAgain = useReadAgain();
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <MappingForm
        catalog="fruits"
        label="Subcategory"
        options={async () => {
          const { data } = await api('GET filter/subcategories');
          return data.map((row) => ({ value: row._id, label: `${row.categoryId.name} › ${row.name}` }));
        }}
        optionsFailed="Failed to fetch subcategories"
        send={(subcategoryId, productIds) =>
          api('POST filter/filter-products', { body: { subcategoryId, productIds } })
        }
        onSent={() => readAgain([mappings.id])}
      />
      <ResourceScreen resource={mappings} />
    </div>
  );
}
