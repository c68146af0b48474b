import { reviewInputs } from '@subah/messages/api/reviews';
import { MAX_REVIEW_LENGTH, REVIEW_STATUSES } from '@subah/rules/catalog/reviews';
import { z } from 'zod';
import { blankAsMissing, data, endpoint, Id, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { numberText } from '../input-values.ts';
import { readAs } from '../read-as.ts';

const Rating = z.number().int().min(1).max(5);

const Answer = z.strictObject({ text: z.string(), at: z.iso.datetime() });

/** A published review. */
export const Review = z.strictObject({
  _id: Id,
  rating: Rating,
  text: z.string(),
  /** First name of the customer. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Of the shopkeeper. */
  answer: Answer.nullable(),
});
export type Review = z.infer<typeof Review>;

export const ReviewSummary = z.strictObject({
  /** Null without a review. */
  average: z.number().nullable(),
  count: z.number().int(),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const OwnReview = Review.extend({ status: z.enum(REVIEW_STATUSES) });
export type OwnReview = z.infer<typeof OwnReview>;

export const ReviewForStaff = OwnReview.extend({
  productId: Id,
  productName: z.string(),
  productPath: z.string(),
});
export type ReviewForStaff = z.infer<typeof ReviewForStaff>;

const byProduct = z.object({ id: Id });

export const reviewsEndpoints = {
  'GET products/{id}/reviews': endpoint({
    audience: 'any',
    summary: 'Reviews by customers who received the product, newest first, with the average of all',
    params: byProduct,
    query: Page,
    response: listOf(Review).extend({ summary: ReviewSummary }),
    cached: ['reviews'],
  }),
  'GET products/{id}/my-review': endpoint({
    audience: 'customer',
    summary: 'My review of a product, and whether I may write one',
    params: byProduct,
    response: data(z.strictObject({ canReview: z.boolean(), review: OwnReview.nullable() })),
  }),
  'PUT products/{id}/my-review': endpoint({
    audience: 'customer',
    summary: 'Write or change my review of a product that was delivered to me',
    params: byProduct,
    body: z.object({
      rating: numberText(
        z
          .number(inputText(reviewInputs.rating))
          .int()
          .min(1, inputText(reviewInputs.rating))
          .max(5, inputText(reviewInputs.rating)),
      ),
      text: z.string().trim().max(MAX_REVIEW_LENGTH, inputText(reviewInputs.longText)).default(''),
    }),
    response: data(OwnReview),
  }),
  'DELETE products/{id}/my-review': endpoint({
    audience: 'customer',
    summary: 'Delete my review of a product',
    params: byProduct,
    response: z.strictObject({ message: z.string() }),
  }),
  'GET admin/reviews': endpoint({
    audience: 'serve customers',
    summary: 'Reviews of all products, newest first',
    query: Page.extend({ status: blankAsMissing(z.enum(REVIEW_STATUSES).optional()) }),
    response: listOf(ReviewForStaff),
  }),
  'PATCH admin/reviews/{id}': endpoint({
    audience: 'serve customers',
    summary: 'Show or hide a review, or answer it; a blank answer removes the answer',
    params: z.object({ id: Id }),
    body: z.object({
      status: z.enum(['shown', 'hidden']).optional(),
      answer: z.string().trim().max(MAX_REVIEW_LENGTH).optional(),
      ...readAs,
    }),
    response: data(ReviewForStaff),
  }),
};
