import type { Page } from '@subah/contract/endpoint';
import type { Review, ReviewSummary } from '@subah/contract/reviews/reviews';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { productReviews } from './reviews.tables.ts';

export const reviewColumns = {
  id: productReviews.id,
  rating: productReviews.rating,
  text: productReviews.text,
  name: productReviews.name,
  answer: productReviews.answer,
  answeredAt: productReviews.answeredAt,
  createdAt: productReviews.createdAt,
};

type ReviewRow = {
  id: string;
  rating: number;
  text: string;
  name: string;
  answer: string | null;
  answeredAt: Date | null;
  createdAt: Date;
};

export const toReview = ({ id, rating, text, name, answer, answeredAt, createdAt }: ReviewRow): Review => ({
  _id: id,
  rating,
  text,
  name,
  createdAt: createdAt.toISOString(),
  answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
});

const isShown = (productId: string) => and(eq(productReviews.productId, productId), eq(productReviews.status, 'shown'));

/** An unknown product has no reviews. */
export async function listReviews(
  db: Db,
  productId: string,
  { limit, cursor }: Page,
): Promise<{ data: Review[]; nextCursor: string | null; summary: ReviewSummary }> {
  const after = readCursor(cursor);
  const rows = await db
    .select(reviewColumns)
    .from(productReviews)
    .where(and(isShown(productId), after && lt(productReviews.id, after.id)))
    .orderBy(desc(productReviews.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: '', id: row.id }));
  return { data: next.rows.map(toReview), nextCursor: next.nextCursor, summary: await summarise(db, productId) };
}

async function summarise(db: Db, productId: string): Promise<ReviewSummary> {
  const [row] = await db
    .select({ average: sql<number | null>`round(avg(${productReviews.rating}), 1)::float8`, count: count() })
    .from(productReviews)
    .where(isShown(productId));
  return row ?? { average: null, count: 0 };
}
