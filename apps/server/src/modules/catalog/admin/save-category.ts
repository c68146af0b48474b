import { type CategoryForm, categoryMessages } from '@subah/contract/catalog/catalog-forms';
import type { WithReadAs } from '@subah/contract/read-as';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { toSlug } from '@subah/rules/catalog/slug';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { omitUndefined } from '../../../platform/omit-undefined.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../../platform/storage/save-with-pictures.ts';
import { recordChange } from '../../audit/index.ts';
import { categories } from '../catalog.tables.ts';
import { storeSinglePicture } from './store-pictures.ts';

type SaveCategoryInput = {
  catalog: Catalog;
  /** Missing for a new category. */
  id?: string;
  form: Partial<CategoryForm> & WithReadAs;
  image: Buffer[];
  actorId: string;
};

export type CategoryRow = Awaited<ReturnType<typeof lockCategory>>;

export async function saveCategory(
  deps: Pick<Deps, 'db' | 'pictures'>,
  input: SaveCategoryInput,
): Promise<CategoryRow> {
  const { catalog, id, form, actorId } = input;
  const { image: missing, type } = categoryMessages(catalog);
  const store = (pictures: Pictures) =>
    storeSinglePicture({ pictures }, input.image, { isNew: id === undefined, missing, type });
  return saveWithPictures(deps, store, async (tx, picture) => {
    await lockCategoryNames(tx);
    const before = id === undefined ? undefined : await lockCategory(tx, catalog, id);
    if (before) rejectStaleChange({ ...before, address: before.address ?? '' }, form.readAs);
    const next = mergeForm(before, form, picture);
    await rejectDuplicateName(tx, catalog, next.name, id);
    const savedId = id ?? newId();
    if (before) await tx.update(categories).set(next).where(eq(categories.id, savedId));
    else await tx.insert(categories).values({ ...next, id: savedId, catalog, rank: await nextRank(tx, catalog) });
    await recordChange(tx, {
      actorId,
      action: before ? 'update' : 'create',
      subject: 'category',
      subjectId: savedId,
      before,
      after: { ...next, catalog },
    });
    await publishChange(tx, 'catalog');
    return { id: savedId, ...next };
  });
}

const BLANK = {
  name: '',
  hindiName: null,
  slug: '',
  description: '',
  hindiDescription: null,
  picture: '',
  address: null,
  rating: null,
} satisfies Omit<CategoryRow, 'id'>;

/** Another name gives another slug, unless the form has one. */
function mergeForm(
  before: CategoryRow | undefined,
  { name, slug, description, hindiName, hindiDescription, address, rating }: Partial<CategoryForm>,
  picture: string | undefined,
): Omit<CategoryRow, 'id'> {
  const { id: _, ...stored } = before ?? { id: '', ...BLANK };
  const changes = omitUndefined({ name, hindiName, hindiDescription, address, rating, picture });
  const merged = { ...stored, ...changes };
  if (description !== undefined) merged.description = description ?? '';
  return { ...merged, slug: toSlug(slug ?? (name || !before ? merged.name : before.slug)) };
}

export async function lockCategory(tx: Tx, catalog: Catalog | undefined, id: string) {
  const [row] = await tx
    .select({
      id: categories.id,
      name: categories.name,
      hindiName: categories.hindiName,
      slug: categories.slug,
      description: categories.description,
      hindiDescription: categories.hindiDescription,
      picture: categories.picture,
      address: categories.address,
      rating: categories.rating,
    })
    .from(categories)
    .where(and(eq(categories.id, id), catalog && eq(categories.catalog, catalog)))
    .for('update');
  if (!row) throw new Problem('NOT_FOUND', `${catalog ? catalogFacts[catalog].categoryNoun : 'Category'} not found`);
  return row;
}

/** Serialises the check and the write of names; uniqueness ignores case and the index does not. */
export async function lockCategoryNames(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shelf names'))`);
}

async function rejectDuplicateName(tx: Tx, catalog: Catalog, name: string, id: string | undefined): Promise<void> {
  const [duplicate] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(
      and(
        eq(categories.catalog, catalog),
        sql`lower(${categories.name}) = lower(${name})`,
        id ? ne(categories.id, id) : undefined,
      ),
    );
  if (duplicate) throw nameTaken('category');
}

export const nameTaken = (kind: 'category' | 'subcategory'): Problem =>
  fieldProblem('name', `A ${kind} with this name exists already.`, 'CATEGORY_NAME_TAKEN');

async function nextRank(tx: Tx, catalog: Catalog): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${categories.rank}), -1) + 1` })
    .from(categories)
    .where(eq(categories.catalog, catalog));
  return row?.next ?? 0;
}
