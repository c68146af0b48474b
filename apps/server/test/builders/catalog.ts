import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { categories, products, subcategories } from '../../src/modules/catalog/catalog.tables.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { insertOne, type WithDb } from './insert-one.ts';

type CategoryInput = Partial<typeof categories.$inferInsert> & { catalog?: Catalog };

export function aCategory(shop: WithDb, input: CategoryInput = {}) {
  const name = input.name ?? `Category ${newId()}`;
  return insertOne(shop, categories, {
    catalog: 'grocery',
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    picture: 'category',
    ...input,
  });
}

/** A dairy is a category of the milk catalog. */
export const aDairy = (shop: WithDb, input: CategoryInput = {}) =>
  aCategory(shop, { address: 'Station Road, Mandideep', rating: 4.5, ...input, catalog: 'milk' });

/** A health check is a category of the lab tests. */
export const aHealthCheck = (shop: WithDb, input: CategoryInput = {}) =>
  aCategory(shop, { ...input, catalog: 'labtest' });

type SubcategoryInput = Partial<typeof subcategories.$inferInsert> & { categoryId: string };

export const aSubcategory = (shop: WithDb, input: SubcategoryInput) =>
  insertOne(shop, subcategories, { name: `Subcategory ${newId()}`, picture: 'subcategory', ...input });

type ProductInput = Partial<typeof products.$inferInsert> & { catalog?: Catalog };

/** A product in stock. Without a category it gets one of its own. */
export async function aProduct(shop: WithDb, input: ProductInput = {}) {
  const catalog = input.catalog ?? 'grocery';
  const categoryId = input.categoryId ?? (await aCategory(shop, { catalog })).id;
  return insertOne(shop, products, productRow({ ...input, catalog, categoryId }));
}

/** Medicines of one category, found by their composition like imported ones. */
export async function someMedicines(
  shop: WithDb,
  medicines: readonly (readonly [name: string, composition: string])[],
) {
  const { id: categoryId } = await aCategory(shop, { catalog: 'medicine', name: 'Medicines' });
  for (const [name, composition] of medicines)
    await aProduct(shop, { name, catalog: 'medicine', categoryId, composition, searchTerms: { B: composition } });
}

export function productRow(input: ProductInput & { catalog: Catalog; categoryId: string }) {
  const { units, defaultHsn, defaultGstPercent } = catalogFacts[input.catalog];
  const id = input.id ?? newId();
  const pricePaise = input.pricePaise ?? 50_00;
  return {
    code: `product-${id}`,
    name: `Product ${id}`,
    mrpPaise: pricePaise,
    packQuantity: 1,
    unit: units[0] ?? 'piece',
    stock: 100,
    pictures: ['product'],
    hsn: defaultHsn,
    gstPercent: defaultGstPercent,
    ...(input.catalog === 'labtest' ? { includedTests: 1, location: 'Bhopal' } : {}),
    ...input,
    id,
    pricePaise,
  };
}
