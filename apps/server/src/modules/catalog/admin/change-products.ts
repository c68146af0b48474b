import { createHash } from 'node:crypto';
import type {
  BulkChange,
  BulkField,
  BulkFieldValue,
  BulkPart,
  BulkReport,
} from '@subah/contract/catalog/bulk-products';
import { PRODUCT_MESSAGES } from '@subah/contract/catalog/catalog-forms';
import { needsBatch } from '@subah/rules/catalog/batches';
import { toRupees } from '@subah/rules/money';
import { and, asc, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { recordChanges } from '../../audit/index.ts';
import { bookStockIn } from '../../stock/index.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import {
  type BulkColumns,
  type BulkPlan,
  bulkColumns,
  changedColumns,
  planChanges,
  type SelectedProduct,
} from './change-product.ts';
import { conditionsOf } from './list-for-admin.ts';
import { resolveCategory } from './resolve-category.ts';

/** A preview reads them at once. */
const MAX_PRODUCTS = 50_000;
const PART_SIZE = 1000;
const MAX_EXAMPLES = 8;

/** Previews a change of many products, or makes a part of it in one transaction. */
export const changeProducts = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: BulkChange,
  actorId: string,
): Promise<BulkReport> =>
  inTransaction(db, async (tx) => {
    const { catalog, changes } = input;
    if (changes.stockStep && needsBatch(catalog)) throw fieldProblem('packs', PRODUCT_MESSAGES.batch);
    const isPreview = input.part === undefined;
    const shelf =
      changes.categoryId || changes.subcategoryId ? await resolveCategory(tx, catalog, changes, undefined) : undefined;
    const selected = await selectProducts(tx, input);
    if (input.part && input.part.fingerprint !== fingerprintOf(selected)) throw selectionChanged();
    const plan = planChanges(selected, changes, shelf);
    if (!isPreview && plan.changed.length > 0) {
      await writeChanges(tx, plan, { input, actorId, now: clock() });
      await publishChange(tx, 'catalog');
    }
    return {
      selected: selected.length,
      changed: plan.changed.length,
      heldAtMrp: plan.heldAtMrp,
      skipped: plan.skipped,
      examples: await describeExamples(tx, plan),
      parts: isPreview ? partsOf(selected, plan) : [],
      isDone: !isPreview,
    };
  });

/** Locks them in the order of their ids, unless it is for a preview. */
async function selectProducts(tx: Tx, { catalog, ids, matching, part }: BulkChange): Promise<SelectedProduct[]> {
  const isInPart = (id: string) => !part || (id >= part.fromId && id <= part.toId);
  const chosen = ids && [...new Set(ids.map((id) => id.toLowerCase()))].filter(isInPart);
  const query = tx
    .select({
      ...bulkColumns,
      id: products.id,
      name: products.name,
      catalog: products.catalog,
      schedule: products.schedule,
      updatedAt: sql<string>`${products.updatedAt}::text`,
    })
    .from(products)
    .where(
      and(
        ...(chosen
          ? [eq(products.catalog, catalog), inArray(products.id, chosen), isNull(products.deletedAt)]
          : conditionsOf({ ...matching, catalog })),
        part && between(products.id, part.fromId, part.toId),
      ),
    )
    .orderBy(asc(products.id))
    .limit(MAX_PRODUCTS + 1);
  const rows = await (part ? query.for('no key update') : query);
  if (chosen && rows.length < chosen.length)
    throw fieldProblem('ids', 'A selected product no longer exists. Reload the list.');
  if (rows.length > MAX_PRODUCTS) throw fieldProblem('matching', tooMany);
  return rows;
}

const tooMany = `These are more than ${MAX_PRODUCTS.toLocaleString('en-IN')} products. Change them in parts, by category.`;

/** Also refuses a change that is sent twice. */
const fingerprintOf = (selected: SelectedProduct[]): string =>
  createHash('sha256')
    .update(selected.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join('\n'))
    .digest('base64url');

/** Those in which something changes. */
function partsOf(selected: SelectedProduct[], { changed }: BulkPlan): BulkPart[] {
  const changedIds = new Set(changed.map(({ before }) => before.id));
  const parts: BulkPart[] = [];
  for (let start = 0; start < selected.length; start += PART_SIZE) {
    const rows = selected.slice(start, start + PART_SIZE);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first && last && rows.some(({ id }) => changedIds.has(id)))
      parts.push({ fromId: first.id, toId: last.id, fingerprint: fingerprintOf(rows) });
  }
  return parts;
}

type WriteContext = { input: BulkChange; actorId: string; now: Date };

async function writeChanges(tx: Tx, { changed }: BulkPlan, { input, actorId, now }: WriteContext): Promise<void> {
  const written = new Set(changed.flatMap(({ before, after }) => changedColumns(before, after)));
  const isBooked = written.delete('stock');
  await updateProducts(
    tx,
    changed.map(({ before: { id }, after }) => ({ ...after, id })),
    [...written],
  );
  await recordChanges(
    tx,
    changed
      .map(({ before, after }) => {
        const { stock: _booked, ...columns } = after;
        return { actorId, action: 'bulk update', subject: 'product', subjectId: before.id, before, after: columns };
      })
      .filter(({ before, after }) => changedColumns(before, { ...after, stock: before.stock }).length > 0),
  );
  if (isBooked) {
    const isCount = input.changes.stockStep === 'set';
    await bookStockIn(
      tx,
      {
        bookingId: newId(),
        reason: isCount ? 'counted' : 'received',
        note: input.changes.note ?? '',
        lines: changed
          .filter(({ before, after }) => before.stock !== after.stock)
          .map(({ before, after }) => ({
            productId: before.id,
            quantity: isCount ? after.stock : after.stock - before.stock,
            shownStock: before.stock,
          })),
      },
      { actorId, now },
    );
  }
}

/** Only columns that change: triggers build the search words anew when theirs are named. */
async function updateProducts(
  tx: Tx,
  rows: (BulkColumns & { id: string })[],
  written: (keyof BulkColumns)[],
): Promise<void> {
  const types = written.map((key) => sql.raw(`"${key}" ${bulkColumns[key].getSQLType()}`));
  const sets = written.map((key) => sql.raw(`${bulkColumns[key].name} = input."${key}"`));
  await tx.execute(sql`
    update products set ${sql.join([...sets, sql.raw('updated_at = now()')], sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as input(${sql.join([sql.raw('id uuid'), ...types], sql`, `)})
    where products.id = input.id`);
}

async function describeExamples(tx: Tx, { changed }: BulkPlan): Promise<BulkReport['examples']> {
  const examples = changed.slice(0, MAX_EXAMPLES);
  const shelves = examples.flatMap(({ before, after }) => [before, after]);
  const names = await nameShelves(
    tx,
    shelves.flatMap(({ categoryId, subcategoryId }) => [categoryId, ...(subcategoryId ? [subcategoryId] : [])]),
  );
  return examples.map(({ before, after }) => ({
    _id: before.id,
    name: before.name,
    changes: FIELDS.map(([field, read]) => ({ field, before: read(before, names), after: read(after, names) })).filter(
      (change) => change.before !== change.after,
    ),
  }));
}

type Names = ReadonlyMap<string, string>;

const FIELDS: [field: BulkField, read: (columns: BulkColumns, names: Names) => BulkFieldValue][] = [
  ['price', ({ pricePaise }) => toRupees(pricePaise)],
  ['mrp', ({ hasMrp, mrpPaise }) => (hasMrp ? toRupees(mrpPaise) : null)],
  ['stock', ({ stock }) => stock],
  ['isAvailable', ({ isAvailable }) => isAvailable],
  ['category', ({ categoryId }, names) => names.get(categoryId) ?? null],
  ['subcategory', ({ subcategoryId }, names) => (subcategoryId ? (names.get(subcategoryId) ?? null) : null)],
  ['tags', ({ tags }) => tags.join(', ')],
  ['brand', ({ brand }) => brand],
  ['gstPercent', ({ gstPercent }) => gstPercent],
  ['hsn', ({ hsn }) => hsn],
];

async function nameShelves(tx: Tx, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, ids))
    .unionAll(
      tx
        .select({ id: subcategories.id, name: subcategories.name })
        .from(subcategories)
        .where(inArray(subcategories.id, ids)),
    );
  return new Map(found.map(({ id, name }) => [id, name]));
}

const selectionChanged = () =>
  new Problem('PRODUCT_CHANGED', 'Products of this selection were changed meanwhile. Look at the preview again.');
