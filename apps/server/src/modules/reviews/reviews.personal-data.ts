import { eq, sql } from 'drizzle-orm';
import { publishChange } from '../../platform/cache/change-feed.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseWords } from '../audit/index.ts';
import { reviewColumns } from './list-reviews.ts';
import { productReviews } from './reviews.tables.ts';

export const reviewsPersonalData: PersonalData = {
  subject: 'reviews',
  read: (db, { id }) =>
    db
      .select({ ...reviewColumns, productId: productReviews.productId, status: productReviews.status })
      .from(productReviews)
      .where(eq(productReviews.userId, id)),
  erase: async (tx, { id }) => {
    const ids = sql`select id::text from ${productReviews} where ${productReviews.userId} = ${id}`;
    await eraseWords(tx, { subject: 'review', ids });
    const { rowCount } = await tx.delete(productReviews).where(eq(productReviews.userId, id));
    if (rowCount) await publishChange(tx, 'reviews');
  },
};
