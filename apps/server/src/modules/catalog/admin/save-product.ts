import type { Product } from '@subah/contract/catalog/catalog';
import { PRODUCT_MESSAGES, type ProductForm } from '@subah/contract/catalog/catalog-forms';
import { isAboveMrp } from '@subah/rules/catalog/above-mrp';
import { needsBatch } from '@subah/rules/catalog/batches';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { searchTermsOf } from '@subah/rules/catalog/product-fields';
import { isSoldOnline, needsPrescription } from '@subah/rules/catalog/schedules';
import { indiaDate } from '@subah/rules/india-time';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange, publishEvent } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx, violatesConstraint } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../../platform/storage/save-with-pictures.ts';
import { recordChange } from '../../audit/index.ts';
import { correctStock, recordFirstStock } from '../../stock/index.ts';
import { collectionProducts, products } from '../catalog.tables.ts';
import { findProduct } from '../find-product.ts';
import { deriveCode } from '../import/product-code.ts';
import { nextRank } from '../next-rank.ts';
import { applyForm } from './apply-form.ts';
import { blankProduct, type ProductRow, productColumns } from './blank-product.ts';
import { resolveCategory } from './resolve-category.ts';
import { mergePictures, storeProductPictures } from './store-pictures.ts';

type SaveProductInput = {
  catalog: Catalog;
  /** Missing for a new product. */
  id?: string;
  form: ProductForm;
  files: { image: Buffer[]; images: Buffer[] };
  actorId: string;
};

/** Creates a product, or updates the one with `input.id`. */
export const saveProduct = (deps: Pick<Deps, 'db' | 'pictures'>, input: SaveProductInput): Promise<Product> =>
  retryTaken(() => saveOnce(deps, input));

/** A second attempt sees the product that took the code or the barcode meanwhile, and names it. */
async function retryTaken<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!violatesConstraint(error, 'products_unique_barcode') && !violatesConstraint(error, 'products_code'))
      throw error;
    return attempt();
  }
}

async function saveOnce(deps: Pick<Deps, 'db' | 'pictures'>, input: SaveProductInput): Promise<Product> {
  const { catalog, form, actorId } = input;
  const store = (pictures: Pictures) => storeProductPictures({ pictures }, input.files);
  const id = await saveWithPictures(deps, store, async (tx, uploaded) => {
    const before = input.id === undefined ? undefined : await lockProduct(tx, input.id, catalog);
    if (before && form.readAt && form.readAt !== before.updatedAt.toISOString()) throw productChanged();
    const next = {
      ...applyForm(before ?? blankProduct(catalog), form, catalog),
      ...(await resolveCategory(tx, catalog, form, before)),
      pictures: mergePictures(before?.pictures ?? [], uploaded, form.keepImages ?? form.existingImages),
    };
    checkProduct(next, input, before);
    next.requiresPrescription ||= needsPrescription(next.schedule);
    const holder = next.barcode === before?.barcode ? undefined : await findBarcodeHolder(tx, next.barcode, input.id);
    if (holder) throw barcodeTaken(`${holder} has this barcode already.`);
    next.code = await resolveCode(tx, form.code ?? undefined, next, input.id);
    const productId = input.id ?? newId();
    await writeProduct(tx, productId, next, { catalog, isNew: !before });
    await recordChange(tx, {
      actorId,
      action: before ? 'update' : 'create',
      subject: 'product',
      subjectId: productId,
      before,
      after: { ...next },
    });
    await publishChange(tx, 'catalog');
    if (before?.stock !== next.stock || before.lowStockLimit !== next.lowStockLimit) await publishEvent(tx, 'stock');
    return productId;
  });
  return findProduct(deps.db, id, catalog);
}

function checkProduct(
  next: ProductRow,
  { catalog, form }: SaveProductInput,
  before: { stock: number } | undefined,
): void {
  if (isAboveMrp(next.pricePaise, next.mrpPaise)) throw fieldProblem('price', PRODUCT_MESSAGES.aboveMrp);
  if (next.isAvailable && !isSoldOnline(next.schedule)) throw fieldProblem('schedule', PRODUCT_MESSAGES.scheduleX);
  if (needsPrescription(next.schedule) && form.requiresPrescription === false)
    throw fieldProblem('requiresPrescription', PRODUCT_MESSAGES.schedule);
  // The form of the console sends `readAt`. Other callers correct the stock, as documented.
  if (before && form.readAt && next.stock > before.stock && needsBatch(catalog))
    throw fieldProblem('stock', PRODUCT_MESSAGES.batch);
}

type ShelvedProduct = ProductRow & Awaited<ReturnType<typeof resolveCategory>> & { pictures: string[] };

async function writeProduct(
  tx: Tx,
  productId: string,
  product: ShelvedProduct,
  { catalog, isNew }: { catalog: Catalog; isNew: boolean },
): Promise<void> {
  const { stock, ...columns } = { ...product, searchTerms: searchTermsOf(product) };
  if (isNew) {
    await tx.insert(products).values({ ...columns, stock, id: productId, catalog, rank: await nextRank(tx, catalog) });
    await recordFirstStock(tx, [productId]);
  } else {
    await tx.update(products).set(columns).where(eq(products.id, productId));
    await correctStock(tx, [{ productId, stock }]);
  }
}

/** Soft delete: orders and carts still refer to the product. */
export async function deleteProduct(
  { db, clock, countMilkPlans }: Pick<Deps, 'db' | 'clock' | 'countMilkPlans'>,
  { catalog, id, actorId }: { catalog: Catalog; id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id, catalog);
    const customers = await countMilkPlans(tx, id, indiaDate(clock()));
    if (customers > 0) throw productInMilkPlans(customers);
    await tx.update(products).set({ deletedAt: clock() }).where(eq(products.id, id));
    await tx.delete(collectionProducts).where(eq(collectionProducts.productId, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'product', subjectId: id, before });
    await publishChange(tx, 'catalog');
  });
}

/** A product that is not deleted stays as it is. Lists that it was pinned to do not get it back. */
export async function restoreProduct(
  { db }: Pick<Deps, 'db'>,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const restore = async (tx: Tx) => {
    const [product] = await tx
      .select({ deletedAt: products.deletedAt, barcode: products.barcode })
      .from(products)
      .where(eq(products.id, id))
      .for('update');
    if (!product) throw notFound('product');
    if (product.deletedAt === null) return;
    const holder = await findBarcodeHolder(tx, product.barcode, id);
    if (holder) throw barcodeTaken(`${holder} has the barcode ${product.barcode} of this product now.`);
    await tx.update(products).set({ deletedAt: null }).where(eq(products.id, id));
    await recordChange(tx, { actorId, action: 'restore', subject: 'product', subjectId: id });
    await publishChange(tx, 'catalog');
  };
  await retryTaken(() => inTransaction(db, restore));
}

export async function lockProduct(tx: Tx, id: string, catalog?: Catalog) {
  const [row] = await tx
    .select({ ...productColumns, catalog: products.catalog, updatedAt: products.updatedAt })
    .from(products)
    .where(and(eq(products.id, id), catalog && eq(products.catalog, catalog), isNull(products.deletedAt)))
    .for('update');
  if (!row) throw notFound('product');
  return row;
}

/** The name of the other product with this barcode. With the barcode of another product the wrong one is booked and sold. */
async function findBarcodeHolder(tx: Tx, barcode: string | null, id: string | undefined): Promise<string | undefined> {
  if (!barcode) return undefined;
  const [other] = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.barcode, barcode), id ? ne(products.id, id) : undefined, isNull(products.deletedAt)))
    .limit(1);
  return other?.name;
}

/** The article code: as typed, or derived from the name. Rejects a typed code of another product. */
async function resolveCode(tx: Tx, typed: string | undefined, product: ProductRow, id: string | undefined) {
  if (!typed && product.code) return product.code;
  const pack = `${product.packQuantity} ${product.unit}`;
  const code = typed ?? deriveCode(product.name, product.brand ?? '', pack);
  const [duplicate] = await tx
    .select({ name: products.name, deletedAt: products.deletedAt })
    .from(products)
    .where(and(eq(products.code, code), id ? ne(products.id, id) : undefined));
  if (!duplicate) return code;
  if (!typed) return `${code.slice(0, 100)}-${newId().slice(-8)}`;
  const message = duplicate.deletedAt
    ? `The deleted product ${duplicate.name} has this code. Restore it, or choose another code.`
    : 'Another product has this code.';
  throw fieldProblem('code', message, 'PRODUCT_CODE_TAKEN');
}

const barcodeTaken = (message: string) => fieldProblem('barcode', message, 'PRODUCT_BARCODE_TAKEN');

const productChanged = () =>
  new Problem('PRODUCT_CHANGED', 'Somebody else has changed this product. Open it again to see how it stands.');

const productInMilkPlans = (customers: number) =>
  new Problem(
    'PRODUCT_IN_USE',
    `${customers === 1 ? '1 customer gets' : `${customers} customers get`} this milk in the morning. Take it off sale to stop it: they will be told.`,
  );
