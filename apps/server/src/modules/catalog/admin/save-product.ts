import type { Product } from '@subah/contract/catalog/catalog';
import type { ProductForm } from '@subah/contract/catalog/catalog-forms';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { cleanHtml } from '@subah/rules/catalog/clean-html';
import { priceFault } from '@subah/rules/catalog/price-fault';
import { toPaise } from '@subah/rules/money';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { correctStock, recordFirstStock } from '../../stock/index.ts';
import { collectionProducts, products } from '../catalog.tables.ts';
import { findProduct } from '../find-product.ts';
import { deriveCode } from '../import/product-code.ts';
import { nextRank } from '../import/write-products.ts';
import { blankProduct, type ProductRow, productColumns } from './blank-product.ts';
import { arrangePictures, keepProductPictures } from './keep-pictures.ts';
import { placeOnShelf } from './place-on-shelf.ts';

type Saved = {
  catalog: Catalog;
  /** Left out for a new one. */
  id?: string;
  form: ProductForm;
  files: { image: Buffer[]; images: Buffer[] };
  actorId: string;
};

/** Makes a product or changes one; what the form leaves out stays as it is, or as it is for a blank product. */
export async function saveProduct(deps: Pick<Deps, 'db' | 'pictures'>, saved: Saved): Promise<Product> {
  const { catalog, form, actorId } = saved;
  const fresh = await keepProductPictures(deps, saved.files);
  const id = await inTransaction(deps.db, async (tx) => {
    const before = saved.id === undefined ? undefined : await lockProduct(tx, saved.id, catalog);
    if (before && form.readAt && form.readAt !== before.updatedAt.toISOString()) throw changedMeanwhile();
    const next = {
      ...filledIn(before ?? blankProduct(catalog), form),
      ...(await placeOnShelf(tx, catalog, form, before)),
      pictures: arrangePictures(before?.pictures ?? [], fresh, form.keepImages ?? form.existingImages),
    };
    const fault = priceFault(next.pricePaise, next.mrpPaise);
    if (fault) throw fieldProblem('price', fault);
    next.code = await freeCode(tx, form.code ?? undefined, next, saved.id);
    const productId = saved.id ?? newId();
    if (before) {
      const { stock, ...columns } = next;
      await tx.update(products).set(columns).where(eq(products.id, productId));
      await correctStock(tx, [{ productId, stock }]);
    } else {
      await tx.insert(products).values({ ...next, id: productId, catalog, rank: await nextRank(tx, catalog) });
      await recordFirstStock(tx, [productId]);
    }
    await recordChange(tx, {
      actorId,
      action: before ? 'update' : 'create',
      subject: 'product',
      subjectId: productId,
      before,
      after: { ...next },
    });
    await publishChange(tx, 'catalog');
    return productId;
  });
  return findProduct(deps.db, id, catalog);
}

/** Off the shelves and out of the curated lists; orders and carts keep naming it. */
export async function deleteProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { catalog, id, actorId }: { catalog: Catalog; id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id, catalog);
    await tx.update(products).set({ deletedAt: clock() }).where(eq(products.id, id));
    await tx.delete(collectionProducts).where(eq(collectionProducts.productId, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'product', subjectId: id, before });
    await publishChange(tx, 'catalog');
  });
}

export async function lockProduct(tx: Tx, id: string, catalog?: Catalog) {
  const [row] = await tx
    .select({ ...productColumns, updatedAt: products.updatedAt })
    .from(products)
    .where(and(eq(products.id, id), catalog && eq(products.catalog, catalog), isNull(products.deletedAt)))
    .for('update');
  if (!row) throw notFound('Product');
  return row;
}

function filledIn(before: ProductRow, form: ProductForm): ProductRow {
  const kept = <Value>(given: Value | undefined, old: Value): Value => (given === undefined ? old : given);
  const pricePaise = form.price === undefined ? before.pricePaise : toPaise(form.price);
  return {
    code: before.code,
    name: form.name ?? before.name,
    pricePaise,
    // Without an MRP the price is the MRP.
    mrpPaise: form.mrp ? toPaise(form.mrp) : form.mrp === null ? pricePaise : before.mrpPaise || pricePaise,
    unit: form.unit ?? before.unit,
    packQuantity: form.quantity ?? before.packQuantity,
    stock: form.stock ?? before.stock,
    brand: kept(form.brand, before.brand),
    hindiName: kept(form.hindiName, before.hindiName),
    description: form.description === undefined ? before.description : cleanHtml(form.description ?? ''),
    tags: form.tags ? [...new Set(form.tags.map((tag) => tag.toLowerCase()).filter(Boolean))] : before.tags,
    isAvailable: form.isAvailable ?? form.availability ?? before.isAvailable,
    isFeatured: form.isFeatured ?? before.isFeatured,
    hsn: form.hsn ?? before.hsn,
    gstPercent: form.gstPercent ?? before.gstPercent,
    origin: kept(form.origin, before.origin),
    isOrganic: form.isOrganic ?? before.isOrganic,
    composition: kept(form.composition, before.composition),
    requiresPrescription: form.requiresPrescription ?? before.requiresPrescription,
    expiryDate: form.expiryDate === undefined ? before.expiryDate : (form.expiryDate?.slice(0, 10) ?? null),
    deliveryTime: form.deliveryTime ?? before.deliveryTime,
    includedTests: form.includedTests ?? before.includedTests,
    location: form.location ?? before.location,
    preparation: kept(form.preparation, before.preparation),
  };
}

/** The shop's own article code: as typed, or made of the name. A typed one that is taken is refused. */
async function freeCode(tx: Tx, typed: string | undefined, product: ProductRow, id: string | undefined) {
  if (!typed && product.code) return product.code;
  const pack = `${product.packQuantity} ${product.unit}`;
  const code = typed ?? deriveCode(product.name, product.brand ?? '', pack);
  const [taken] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.code, code), id ? ne(products.id, id) : undefined));
  if (!taken) return code;
  if (!typed) return `${code.slice(0, 100)}-${newId().slice(-8)}`;
  const sentence = 'Another product has this code.';
  throw new Problem('CONFLICT', sentence, { fields: { code: sentence } });
}

const changedMeanwhile = () =>
  new Problem('CONFLICT', 'Somebody else has changed this product. Open it again to see how it stands.');
