import type { FilterSubcategory } from '@subah/contract/catalog/catalog';
import type { ReadAs, WithReadAs } from '@subah/contract/read-as';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { recordChange } from '../../audit/index.ts';
import { collections } from '../catalog.tables.ts';
import { createList } from './product-lists.ts';
import { lockCategoryNames, nameTaken } from './save-category.ts';

type DbDeps = Pick<Deps, 'db'>;

type FilterForm = {
  name: string | undefined;
  hindiName?: string | null | undefined;
  description?: string | null | undefined;
  hindiDescription?: string | null | undefined;
  actorId: string;
};

export async function addFilterCategory({ db }: DbDeps, { actorId, ...form }: FilterForm) {
  const texts = textsOf(form);
  return inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    await rejectDuplicateName(tx, { name: texts.name, parentId: null });
    const id = await createList(tx, { kind: 'filter-category', ...texts });
    await recordCreation(tx, actorId, 'filter category', id, texts.name);
    return { _id: id, ...texts };
  });
}

export async function addFilterSubcategory(
  { db }: DbDeps,
  { categoryId, actorId, ...form }: FilterForm & { categoryId: string },
): Promise<FilterSubcategory> {
  const texts = textsOf(form);
  return inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    const parent = await findFilterCategory(tx, categoryId);
    await rejectDuplicateName(tx, { name: texts.name, parentId: categoryId });
    const id = await createList(tx, { kind: 'filter-subcategory', ...texts, parentId: categoryId });
    await recordCreation(tx, actorId, 'filter subcategory', id, texts.name);
    return { _id: id, ...texts, categoryId: parent };
  });
}

export async function changeFilterCategory(
  { db }: DbDeps,
  id: string,
  { actorId, readAs, ...form }: FilterForm & WithReadAs,
) {
  const texts = textsOf(form);
  return inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    await rejectDuplicateName(tx, { name: texts.name, parentId: null, exceptId: id });
    await changeList(tx, { id, kind: 'filter-category', readAs, actorId }, texts);
    return { _id: id, ...texts };
  });
}

/** The products of the subcategory stay. */
export async function changeFilterSubcategory(
  { db }: DbDeps,
  id: string,
  { categoryId, actorId, readAs, ...form }: FilterForm & { categoryId: string; readAs?: ReadAs | undefined },
): Promise<FilterSubcategory> {
  const texts = textsOf(form);
  return inTransaction(db, async (tx) => {
    await lockCategoryNames(tx);
    const parent = await findFilterCategory(tx, categoryId);
    await rejectDuplicateName(tx, { name: texts.name, parentId: categoryId, exceptId: id });
    await changeList(tx, { id, kind: 'filter-subcategory', readAs, actorId }, { ...texts, parentId: categoryId });
    return { _id: id, ...texts, categoryId: parent };
  });
}

type Target = {
  id: string;
  kind: 'filter-category' | 'filter-subcategory';
  readAs: ReadAs | undefined;
  actorId: string;
};

async function changeList(
  tx: Tx,
  { id, kind, readAs, actorId }: Target,
  changes: Partial<typeof collections.$inferInsert>,
) {
  const isList = and(eq(collections.id, id), eq(collections.kind, kind));
  const [before] = await tx
    .select({
      name: collections.name,
      hindiName: collections.hindiName,
      description: collections.description,
      hindiDescription: collections.hindiDescription,
      parentId: collections.parentId,
    })
    .from(collections)
    .where(isList)
    .for('update');
  if (!before) throw notFound(kind === 'filter-category' ? 'category' : 'subcategory');
  const { parentId, ...texts } = before;
  rejectStaleChange(parentId ? { ...texts, categoryId: await findFilterCategory(tx, parentId) } : texts, readAs);
  await tx.update(collections).set(changes).where(isList);
  const subject = kind.replace('-', ' ');
  await recordChange(tx, {
    actorId,
    action: 'update',
    subject,
    subjectId: id,
    before,
    after: { ...before, ...changes },
  });
  await publishChange(tx, 'catalog');
}

/** Rejected for a filter category with subcategories. The products of a subcategory are only unlisted. */
export async function deleteFilter(
  { db }: DbDeps,
  { kind, id, actorId }: { kind: 'filter-category' | 'filter-subcategory'; id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({ name: collections.name })
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.kind, kind)))
      .for('update');
    if (!before) throw notFound(kind === 'filter-category' ? 'category' : 'subcategory');
    const [child] = await tx
      .select({ name: collections.name })
      .from(collections)
      .where(eq(collections.parentId, id))
      .limit(1);
    if (child) throw new Problem('CATEGORY_IN_USE', `This category is in use: ${child.name} belongs to it.`);
    await tx.delete(collections).where(eq(collections.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: kind.replace('-', ' '), subjectId: id, before });
    await publishChange(tx, 'catalog');
  });
}

async function findFilterCategory(tx: Tx, id: string) {
  const [category] = await tx
    .select({ _id: collections.id, name: collections.name, hindiName: collections.hindiName })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.kind, 'filter-category')));
  if (!category) throw fieldProblem('categoryId', 'Category not found.');
  return category;
}

const textsOf = ({ name, hindiName, description, hindiDescription }: Omit<FilterForm, 'actorId'>) => ({
  name: name ?? '',
  hindiName: hindiName ?? null,
  description: description ?? '',
  hindiDescription: hindiDescription ?? null,
});

async function rejectDuplicateName(
  tx: Tx,
  { name, parentId, exceptId }: { name: string; parentId: string | null; exceptId?: string },
): Promise<void> {
  const [duplicate] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        eq(collections.kind, parentId ? 'filter-subcategory' : 'filter-category'),
        parentId ? eq(collections.parentId, parentId) : undefined,
        exceptId ? ne(collections.id, exceptId) : undefined,
        sql`lower(${collections.name}) = lower(${name})`,
      ),
    );
  if (duplicate) throw nameTaken(parentId ? 'subcategory' : 'category');
}

async function recordCreation(tx: Tx, actorId: string, subject: string, subjectId: string, name: string) {
  await recordChange(tx, { actorId, action: 'create', subject, subjectId, after: { name } });
  await publishChange(tx, 'catalog');
}
