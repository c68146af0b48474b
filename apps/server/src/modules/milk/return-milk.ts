import type { ReadAs } from '@subah/contract/read-as';
import type { ReturnReason } from '@subah/rules/milk/milk-returns';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { milkDairies, milkReturns } from './dairies.tables.ts';
import { milkDeliveries } from './milk.tables.ts';

type ReturnInput = {
  returnId: string;
  date: string;
  productId: string;
  packs: number;
  reason: ReturnReason;
  note: string;
  actorId: string;
};

/** Packs of a product that went back that morning, with these. No more than were on the round; a repeated request books once. */
export async function returnMilk({ db }: Pick<Deps, 'db'>, input: ReturnInput): Promise<number> {
  const { returnId: id, date, productId, packs, reason, note, actorId } = input;
  return inTransaction(db, async (tx) => {
    // Deliveries of the morning are locked, so that two returns at once are counted together.
    const deliveries = await tx
      .select({ packs: milkDeliveries.packs, status: milkDeliveries.status })
      .from(milkDeliveries)
      .where(and(eq(milkDeliveries.date, date), eq(milkDeliveries.productId, productId)))
      .orderBy(milkDeliveries.id)
      .for('no key update');
    const inserted = await tx
      .insert(milkReturns)
      .values({ id, date, productId, packs, reason, note, actorId })
      .onConflictDoNothing()
      .returning({ id: milkReturns.id });
    const [sum] = await tx
      .select({ packs: sql<number>`coalesce(sum(${milkReturns.packs}), 0)::int` })
      .from(milkReturns)
      .where(and(eq(milkReturns.date, date), eq(milkReturns.productId, productId)));
    const returned = sum?.packs ?? 0;
    if (inserted.length === 0) return returned;
    const onRound = deliveries
      .filter(({ status }) => status !== 'unavailable')
      .reduce((all, row) => all + row.packs, 0);
    if (returned > onRound) {
      throw fieldProblem(
        'packs',
        `${onRound} packs were on the round of this morning; ${returned - packs} of them went back already.`,
      );
    }
    const after = { date, packs, reason, ...(note ? { note } : {}) };
    await recordChange(tx, { actorId, action: 'create', subject: 'milk return', subjectId: id, after });
    return returned;
  });
}

export async function saveDairy(
  { db }: Pick<Deps, 'db'>,
  { brand, email, readAs, actorId }: { brand: string; email: string; readAs?: ReadAs | undefined; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${milkDairies} in share row exclusive mode`);
    const [before] = await tx.select().from(milkDairies).where(eq(milkDairies.brand, brand));
    rejectStaleChange({ email: before?.email ?? '' }, readAs);
    if (email === '') await tx.delete(milkDairies).where(eq(milkDairies.brand, brand));
    else
      await tx
        .insert(milkDairies)
        .values({ brand, email })
        .onConflictDoUpdate({ target: milkDairies.brand, set: { email } });
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'dairy',
      subjectId: brand || 'other',
      after: { email },
    });
  });
}
