import type { OwnReview } from '@subah/contract/reviews/reviews';
import { reviewRefusals } from '@subah/messages/api/reviews';
import { firstName } from '@subah/rules/accounts/first-name';
import { reviewStatus } from '@subah/rules/catalog/reviews';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findProduct } from '../catalog/index.ts';
import { hasReceived } from '../orders/index.ts';
import { reviewColumns, toReview } from './list-reviews.ts';
import { productReviews } from './reviews.tables.ts';

type Author = { userId: string; productId: string };

const isOf = ({ userId, productId }: Author) =>
  and(eq(productReviews.userId, userId), eq(productReviews.productId, productId));

const findOwn = async (db: Db | Tx, author: Author) => {
  const [row] = await db
    .select({ ...reviewColumns, status: productReviews.status })
    .from(productReviews)
    .where(isOf(author));
  return row;
};

/** A review can be changed after the order was returned; a new one needs a delivered order. */
export async function readOwnReview({ db }: Pick<Deps, 'db'>, author: Author) {
  const own = await findOwn(db, author);
  if (own) return { canReview: true, review: { ...toReview(own), status: own.status } };
  await findProduct(db, author.productId);
  return { canReview: await hasReceived(db, author), review: null };
}

type ReviewInput = Author & { name: string; rating: number; text: string };

export async function writeReview({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: ReviewInput): Promise<OwnReview> {
  const { userId, productId, rating, text } = input;
  await findProduct(db, productId);
  return inTransaction(db, async (tx) => {
    // Serialises two submits of one customer, and the deletion of the account.
    await lockOpenAccount(tx, userId);
    const before = await findOwn(tx, input);
    if (!before && !(await hasReceived(tx, input))) throw new Problem('NOT_BOUGHT', reviewRefusals.notBought);
    const values = {
      rating,
      text,
      name: firstName(input.name),
      status: reviewStatus(text, before),
      updatedAt: clock(),
    };
    const [row] = await tx
      .insert(productReviews)
      .values({ id: newId(), productId, userId, ...values })
      .onConflictDoUpdate({ target: [productReviews.productId, productReviews.userId], set: values })
      .returning({ ...reviewColumns, status: productReviews.status });
    if (!row) throw new Error('the review was not written');
    await publishChange(tx, 'reviews');
    return { ...toReview(row), status: row.status };
  });
}

export async function deleteReview({ db }: Pick<Deps, 'db'>, author: Author): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.delete(productReviews).where(isOf(author));
    if (!rowCount) throw notFound('review');
    await publishChange(tx, 'reviews');
  });
}
