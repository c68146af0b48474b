import { ApiError } from '@subah/contract/client/api-client';

export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback;
