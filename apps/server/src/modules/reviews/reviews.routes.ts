import type { reviewsEndpoints } from '@subah/contract/reviews/reviews';
import { reviewAnswers } from '@subah/messages/api/reviews';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listReviews } from './list-reviews.ts';
import { listReviewsForStaff, moderateReview } from './moderate-reviews.ts';
import { deleteReview, readOwnReview, writeReview } from './write-review.ts';

export const reviewsRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'reads'>,
): Pick<Handlers, keyof typeof reviewsEndpoints> => ({
  'GET products/{id}/reviews': ({ params, query }) => listReviews(deps.reads, params.id, query),
  'GET products/{id}/my-review': async ({ params, user }) => ({
    data: await readOwnReview(deps, { productId: params.id, userId: user.id }),
  }),
  'PUT products/{id}/my-review': async ({ params, body, user }) => ({
    data: await writeReview(deps, { productId: params.id, userId: user.id, name: user.name, ...body }),
  }),
  'DELETE products/{id}/my-review': async ({ params, user, t }) => {
    await deleteReview(deps, { productId: params.id, userId: user.id });
    return { message: t(reviewAnswers.deleted) };
  },
  'GET admin/reviews': ({ query }) => listReviewsForStaff(deps.db, query),
  'PATCH admin/reviews/{id}': async ({ params, body: { status, answer, readAs }, user }) => ({
    data: await moderateReview(deps, { id: params.id, status, answer, readAs, actorId: user.id }),
  }),
});
