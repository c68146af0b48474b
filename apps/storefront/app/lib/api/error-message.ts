import { ApiError } from '@subah/contract/client/api-client';

/** The server's own sentence where it gave one, otherwise the documented fallback. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback;
