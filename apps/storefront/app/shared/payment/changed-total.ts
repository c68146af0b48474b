import { ApiError } from '@subah/contract/client/api-client';

/** The present total in rupees when a purchase was refused because it is not the one on the screen. */
export function changedTotalOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'BILL_CHANGED') return undefined;
  const { total } = error.details;
  return typeof total === 'number' ? total : undefined;
}
