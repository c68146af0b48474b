import type { FilterSubcategory } from '@subah/contract/catalog/catalog';
import type { ReadAs, WithReadAs } from '@subah/contract/read-as';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { recordChange } from '../../audit/index.ts';
import { collections } from '../catalog.tables.ts';
import { type FilterForm, findFilterCategory, rejectDuplicateName, textsOf } from './curate-lists.ts';
import { lockCategoryNames } from './save-category.ts';

type DbDeps = Pick<Deps, 'db'>;

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
