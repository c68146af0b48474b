import { catalogFacts } from '@subah/rules/catalog/catalogs';
import {
  blankFields,
  PRODUCT_FIELD_KEYS,
  type ProductFieldValues,
  searchTermsOf,
} from '@subah/rules/catalog/product-fields';
import { suggestGroupCode } from '@subah/rules/catalog/suggest-group-code';
import { toPaise } from '@subah/rules/money';
import { categories, products, subcategories } from '@subah/server/modules/catalog/catalog.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { categoryPicture, productPictures, subcategoryPicture } from '../pictures/demo-pictures.ts';
import type { DemoCategory, DemoProduct, DemoShelf } from '../shop/demo-product.ts';
import { categoryHindiDescriptions, categoryHindiNames } from '../shop/hindi-names.ts';
import { type DemoCatalog, demoShop } from '../shop/index.ts';
import { adviceFor } from '../shop/medicine/advice.ts';
import { makerDetails, productDetails } from '../shop/product-details.ts';

const MINUTE_MS = 60_000;
const ROWS_PER_INSERT = 250;

export async function seedCatalog(tx: Tx, now: Date): Promise<void> {
  const productRows: (typeof products.$inferInsert)[] = [];
  for (const [catalog, list] of demoShop.catalogs) {
    await tx.insert(categories).values(list.map((category, rank) => categoryRow(catalog, category, rank)));
    const shelves = list.flatMap((category) => category.shelves.map((shelf) => ({ category, shelf })));
    const named = shelves.filter(({ shelf }) => shelf.name !== undefined);
    if (named.length > 0) {
      await tx
        .insert(subcategories)
        .values(named.map(({ category, shelf }, rank) => subcategoryRow(category, shelf, rank)));
    }
    for (const { category, shelf } of shelves) {
      for (const product of shelf.products)
        productRows.push(productRow(catalog, category, shelf, product, now, productRows.length));
    }
  }
  for (let at = 0; at < productRows.length; at += ROWS_PER_INSERT) {
    await tx.insert(products).values(productRows.slice(at, at + ROWS_PER_INSERT));
  }
}

const categoryRow = (catalog: DemoCatalog, category: DemoCategory, rank: number) => ({
  id: demoId('category', category.code),
  catalog,
  name: category.name,
  hindiName: categoryHindiNames[category.code] ?? null,
  slug: category.name.toLowerCase().replaceAll(' ', '-'),
  description: category.description ?? '',
  hindiDescription: categoryHindiDescriptions[category.code] ?? null,
  picture: categoryPicture(category.code),
  address: category.address ?? null,
  rating: category.rating ?? null,
  rank,
});

const subcategoryRow = (category: DemoCategory, shelf: DemoShelf, rank: number) => ({
  id: demoId('shelf', shelf.code),
  categoryId: demoId('category', category.code),
  name: shelf.name ?? '',
  hindiName: categoryHindiNames[shelf.code] ?? null,
  picture: subcategoryPicture(shelf.code),
  rank,
});

function productRow(
  catalog: DemoCatalog,
  category: DemoCategory,
  shelf: DemoShelf,
  product: DemoProduct,
  now: Date,
  position: number,
): typeof products.$inferInsert {
  const fields = productFields(catalog, product, now);
  // Spread over the last two days, so that the cards do not all show the same time.
  const changedAt = new Date(now.getTime() - ((position * 37) % 2880) * MINUTE_MS);
  return {
    id: demoId('product', product.code),
    code: product.code,
    catalog,
    categoryId: demoId('category', category.code),
    subcategoryId: shelf.name ? demoId('shelf', shelf.code) : null,
    name: product.name,
    brand: product.brand ?? null,
    pricePaise: toPaise(product.price),
    mrpPaise: toPaise(product.mrp ?? product.price),
    hasMrp: product.mrp !== undefined,
    packQuantity: product.quantity,
    unit: product.unit,
    stock: product.stock,
    description: `<p>${escapeHtml(product.description)}</p>`,
    tags: product.tags ?? [],
    pictures: [...productPictures(product.code)],
    hsn: product.hsn ?? shelf.hsn ?? catalogFacts[catalog].defaultHsn,
    gstPercent: product.gstPercent ?? shelf.gstPercent,
    isFeatured: product.isFeatured ?? false,
    rank: position,
    ...fields,
    groupCode: groupCodeOf(shelf, product),
    searchTerms: searchTermsOf(fields),
    createdAt: changedAt,
    updatedAt: changedAt,
  };
}

/** Products of a shelf that differ only in their pack are a group. */
function groupCodeOf(shelf: DemoShelf, product: DemoProduct): string | null {
  const code = suggestGroupCode(product);
  return shelf.products.filter((other) => suggestGroupCode(other) === code).length > 1 ? code : null;
}

/** The table of product fields, from the short keys of a demo product and its details. */
const productFields = (catalog: DemoCatalog, product: DemoProduct, now: Date): ProductFieldValues => {
  const { hindi, expiresInMonths } = product;
  return {
    ...blankFields(catalog),
    ...(catalog === 'labtest' && { reportHours: 24 }),
    ...makerDetails[product.brand ?? ''],
    ...adviceFor(product.composition),
    ...productDetails[product.code],
    ...pickFields(product),
    ...(hindi !== undefined && { hindiName: hindi }),
    ...(expiresInMonths !== undefined && { expiryDate: monthsFrom(now, expiresInMonths) }),
  };
};

const pickFields = (product: Partial<ProductFieldValues>): Partial<ProductFieldValues> =>
  Object.fromEntries(PRODUCT_FIELD_KEYS.flatMap((key) => (product[key] === undefined ? [] : [[key, product[key]]])));

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);

const monthsFrom = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).toISOString().slice(0, 10);
