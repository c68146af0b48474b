import type { Page } from '@subah/contract/endpoint';
import type { ReadAs } from '@subah/contract/read-as';
import type { ReviewForStaff } from '@subah/contract/reviews/reviews';
import { productPath } from '@subah/rules/catalog/catalogs';
import type { ReviewStatus } from '@subah/rules/catalog/reviews';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { findProductSnapshots } from '../catalog/index.ts';
import { reviewColumns, toReview } from './list-reviews.ts';
import { productReviews } from './reviews.tables.ts';

const columns = { ...reviewColumns, status: productReviews.status, productId: productReviews.productId };

type Row = Parameters<typeof toReview>[0] & { status: ReviewStatus; productId: string };

async function withProducts(db: Db | Tx, rows: Row[]): Promise<ReviewForStaff[]> {
  const snapshots = await findProductSnapshots(
    db,
    rows.map(({ productId }) => productId),
  );
  const byId = new Map(snapshots.map((product) => [product.productId, product]));
  return rows.map((row) => {
    const product = byId.get(row.productId);
    return {
      ...toReview(row),
      status: row.status,
      productId: row.productId,
      productName: product?.name ?? '',
      productPath: productPath(product?.catalog ?? 'grocery', row.productId),
    };
  });
}

export async function listReviewsForStaff(
  db: Db,
  { limit, cursor, status }: Page & { status?: ReviewStatus | undefined },
) {
  const after = readCursor(cursor);
  const rows = await db
    .select(columns)
    .from(productReviews)
    .where(and(status && eq(productReviews.status, status), after && lt(productReviews.id, after.id)))
    .orderBy(desc(productReviews.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: '', id: row.id }));
  return { data: await withProducts(db, next.rows), nextCursor: next.nextCursor };
}

type Moderation = {
  id: string;
  status: 'shown' | 'hidden' | undefined;
  answer: string | undefined;
  readAs: ReadAs | undefined;
  actorId: string;
};

export async function moderateReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, status, answer, readAs, actorId }: Moderation,
): Promise<ReviewForStaff> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select(columns).from(productReviews).where(eq(productReviews.id, id)).for('update');
    if (!before) throw notFound('review');
    const { answer: shownAnswer } = toReview(before);
    // Setting the status that it has already, as after a second click, changes nothing.
    const compared = status === before.status ? {} : { status: before.status };
    rejectStaleChange({ ...compared, answer: shownAnswer }, readAs);
    const after = {
      status: status ?? before.status,
      ...(answer !== undefined && { answer: answer || null, answeredAt: answer ? clock() : null }),
    };
    const rows = await tx.update(productReviews).set(after).where(eq(productReviews.id, id)).returning(columns);
    await recordChange(tx, {
      actorId,
      action: 'moderate',
      subject: 'review',
      subjectId: id,
      before: { status: before.status, answer: before.answer },
      after: { status: after.status, answer: answer === undefined ? before.answer : answer || null },
    });
    await publishChange(tx, 'reviews');
    const [review] = await withProducts(tx, rows);
    if (!review) throw notFound('review');
    return review;
  });
}
