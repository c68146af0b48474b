import type { ReadAs } from '@subah/contract/read-as';
import { SavedShopFacts, type ShopFacts } from '@subah/contract/shop/shop-facts';
import { factLabels, missingFacts } from '@subah/rules/shop/missing-facts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { shopFacts } from './shop.tables.ts';
import { findOpening } from './shop-opening.ts';

export async function readShopFacts(db: Db | Tx): Promise<ShopFacts> {
  const rows = await db.select({ key: shopFacts.key, value: shopFacts.value }).from(shopFacts);
  return SavedShopFacts.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

export const readShopName = async (db: Db): Promise<string> => (await readShopFacts(db)).name;

type SaveShopFactsInput = { facts: ShopFacts; readAs?: ReadAs | undefined; actorId: string };

export async function saveShopFacts(
  { db }: Pick<Deps, 'db'>,
  { facts, readAs, actorId }: SaveShopFactsInput,
): Promise<ShopFacts> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${shopFacts} in share row exclusive mode`);
    const before = await readShopFacts(tx);
    rejectStaleChange(before, readAs);
    // With one prefix the two would share a series, and a return could not tell them apart.
    if (facts.invoicePrefix === facts.creditNotePrefix)
      throw fieldProblem('creditNotePrefix', 'Credit notes need other letters than invoices.');
    await keepInvoiceFacts(tx, before, facts);
    await tx
      .insert(shopFacts)
      .values(Object.entries(facts).map(([key, value]) => ({ key, value: String(value) })))
      .onConflictDoUpdate({ target: shopFacts.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'settings',
      subjectId: 'shop',
      before,
      after: facts,
    });
    await publishChange(tx, 'shop');
    return readShopFacts(tx);
  });
}

/** An open shop issues invoices: what they need can be changed, not removed. */
async function keepInvoiceFacts(tx: Tx, before: ShopFacts, after: ShopFacts): Promise<void> {
  const { openedAt } = await findOpening(tx);
  if (!openedAt) return;
  const isKept = { sellsFood: before.fssai !== '', sellsMedicines: before.drugLicence !== '' };
  const missing = missingFacts(after, isKept);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((fact) => [fact, `Invoices need the ${factLabels[fact]}.`]));
  throw new Problem('SHOP_FACTS_MISSING', Object.values(fields).join(' '), { fields });
}
