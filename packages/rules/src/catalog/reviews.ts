/** A review with text waits until staff have read it; stars alone are shown at once. */
export const REVIEW_STATUSES = ['waiting', 'shown', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const MAX_REVIEW_LENGTH = 1000;

/** The status after the customer wrote or changed a review. What staff have hidden stays hidden. */
export function reviewStatus(text: string, before?: { status: ReviewStatus; text: string }): ReviewStatus {
  if (before?.status === 'hidden') return 'hidden';
  if (text === '') return 'shown';
  return before?.text === text ? before.status : 'waiting';
}
