/** Why packs of a morning go back to the dairy. */
export const RETURN_REASONS = ['not_delivered', 'sour', 'leaking'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const returnReasonLabels: Record<ReturnReason, string> = {
  not_delivered: 'Not delivered',
  sour: 'Sour',
  leaking: 'Leaking',
};
