import type { Subcategory } from '@subah/contract/catalog/catalog';
import { categoryMessages, type SubcategoryForm } from '@subah/contract/catalog/catalog-forms';
import { picturePath } from '@subah/contract/picture';
import type { ReadAs, WithReadAs } from '@subah/contract/read-as';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { omitUndefined } from '../../../platform/omit-undefined.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../../platform/storage/save-with-pictures.ts';
import { recordChange } from '../../audit/index.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import { lockCategoryNames, nameTaken } from './save-category.ts';
import { storeSinglePicture } from './store-pictures.ts';

type SaveSubcategoryInput = {
  catalog: Catalog;
  id?: string;
  form: SubcategoryForm & WithReadAs;
  image: Buffer[];
  actorId: string;
};

const BLANK = { name: '', hindiName: null, picture: '' };

export async function saveSubcategory(
  deps: Pick<Deps, 'db' | 'pictures'>,
  input: SaveSubcategoryInput,
): Promise<Subcategory> {
  const { catalog, id, form, actorId } = input;
  const { type } = categoryMessages(catalog);
  const store = (pictures: Pictures) =>
    storeSinglePicture({ pictures }, input.image, {
      isNew: id === undefined,
      missing: 'Image is required for new subcategory.',
      type,
    });
  return saveWithPictures(deps, store, async (tx, picture) => {
    await lockCategoryNames(tx);
    const before = id === undefined ? undefined : await lockSubcategory(tx, catalog, id);
    if (before && form.readAs) await rejectStale(tx, catalog, before, form.readAs);
    const category = await findCategory(tx, catalog, form.categoryId ?? before?.categoryId ?? '');
    const { name, hindiName } = form;
    const next = { ...(before ?? BLANK), ...omitUndefined({ name, hindiName, picture }), categoryId: category.id };
    await rejectDuplicateName(tx, category.id, next.name, id);
    const savedId = id ?? newId();
    if (before) await updateSubcategory(tx, savedId, before.categoryId, next);
    else await tx.insert(subcategories).values({ ...next, id: savedId, rank: await nextRank(tx, category.id) });
    await recordChange(tx, {
      actorId,
      action: before ? 'update' : 'create',
      subject: 'subcategory',
      subjectId: savedId,
      before,
      after: next,
    });
    await publishChange(tx, 'catalog');
    return {
      _id: savedId,
      name: next.name,
      hindiName: next.hindiName,
      image: picturePath(next.picture),
      categoryId: { _id: category.id, name: category.name, hindiName: category.hindiName },
    };
  });
}

/** Moves the products too when the category changes. */
async function updateSubcategory(
  tx: Tx,
  id: string,
  oldCategoryId: string,
  next: { name: string; hindiName: string | null; categoryId: string; picture: string },
): Promise<void> {
  if (next.categoryId === oldCategoryId) {
    await tx.update(subcategories).set(next).where(eq(subcategories.id, id));
    return;
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${products} set subcategory_id = null, category_id = ${next.categoryId} where subcategory_id = ${id} returning id`);
  await tx.update(subcategories).set(next).where(eq(subcategories.id, id));
  const moved = sql.param(rows.map((row) => row.id));
  await tx.execute(sql`update ${products} set subcategory_id = ${id} where id = any(${moved}::uuid[])`);
}

/** Rejected while it has products; deleted products lose their subcategory. */
export async function deleteSubcategory(
  { db }: Pick<Deps, 'db'>,
  { catalog, id, actorId }: { catalog: Catalog; id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockSubcategory(tx, catalog, id);
    await rejectWhileInUse(tx, eq(products.subcategoryId, id), 'subcategory');
    await tx.update(products).set({ subcategoryId: null }).where(eq(products.subcategoryId, id));
    await tx.delete(subcategories).where(eq(subcategories.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'subcategory', subjectId: id, before });
    await publishChange(tx, 'catalog');
  });
}

export async function rejectWhileInUse(tx: Tx, inCategory: ReturnType<typeof eq>, kind: string): Promise<void> {
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(inCategory, sql`${products.deletedAt} is null`))
    .limit(1);
  if (!product) return;
  throw new Problem(
    'CATEGORY_IN_USE',
    `This ${kind} is in use by ${product.name}. Move its products first, or hide it.`,
  );
}

export async function lockSubcategory(tx: Tx, catalog: Catalog | undefined, id: string) {
  const [row] = await tx
    .select({
      name: subcategories.name,
      hindiName: subcategories.hindiName,
      categoryId: subcategories.categoryId,
      picture: subcategories.picture,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(and(eq(subcategories.id, id), catalog && eq(categories.catalog, catalog)))
    .for('update', { of: subcategories });
  if (!row) throw notFound('subcategory');
  return row;
}

async function rejectStale(
  tx: Tx,
  catalog: Catalog,
  { name, hindiName, categoryId }: { name: string; hindiName: string | null; categoryId: string },
  readAs: ReadAs,
): Promise<void> {
  const { id, ...category } = await findCategory(tx, catalog, categoryId);
  rejectStaleChange({ name, hindiName, categoryId: { _id: id, ...category } }, readAs);
}

async function findCategory(tx: Tx, catalog: Catalog, id: string) {
  const [row] = await tx
    .select({ id: categories.id, name: categories.name, hindiName: categories.hindiName })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.catalog, catalog)));
  if (row) return row;
  throw fieldProblem('categoryId', 'Category not found.');
}

async function rejectDuplicateName(tx: Tx, categoryId: string, name: string, id: string | undefined): Promise<void> {
  const [duplicate] = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(
      and(
        eq(subcategories.categoryId, categoryId),
        sql`lower(${subcategories.name}) = lower(${name})`,
        id ? ne(subcategories.id, id) : undefined,
      ),
    );
  if (duplicate) throw nameTaken('subcategory');
}

async function nextRank(tx: Tx, categoryId: string): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${subcategories.rank}), -1) + 1` })
    .from(subcategories)
    .where(eq(subcategories.categoryId, categoryId));
  return row?.next ?? 0;
}
