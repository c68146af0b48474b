import type { Category, Dairy } from '@subah/contract/catalog/catalog';
import { picturePath } from '@subah/contract/picture';
import { categories } from './catalog.tables.ts';

// How calls return a category. A dairy is a category of milk, a health check one of lab tests.

export const CATEGORY_COLUMNS = {
  id: categories.id,
  name: categories.name,
  hindiName: categories.hindiName,
  picture: categories.picture,
};

export const DAIRY_COLUMNS = { ...CATEGORY_COLUMNS, address: categories.address, rating: categories.rating };

export const HEALTH_CHECK_COLUMNS = {
  ...CATEGORY_COLUMNS,
  description: categories.description,
  hindiDescription: categories.hindiDescription,
};

type Row = typeof categories.$inferSelect;
type CategoryRow = Pick<Row, 'id' | 'name' | 'hindiName' | 'picture'>;

export const toCategory = (row: CategoryRow): Category => ({
  _id: row.id,
  name: row.name,
  hindiName: row.hindiName,
  image: picturePath(row.picture),
});

export const toMedicineCategory = (row: CategoryRow & Pick<Row, 'slug'>) => ({ ...toCategory(row), slug: row.slug });

export const toDairy = (row: CategoryRow & Pick<Row, 'address' | 'rating'>): Dairy => ({
  ...toCategory(row),
  address: row.address ?? '',
  rating: row.rating,
});

export const toHealthCheck = (row: CategoryRow & Pick<Row, 'description' | 'hindiDescription'>) => ({
  _id: row.id,
  title: row.name,
  hindiTitle: row.hindiName,
  description: row.description,
  hindiDescription: row.hindiDescription,
  image: picturePath(row.picture),
});
