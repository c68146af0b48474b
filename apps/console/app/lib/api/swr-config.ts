import { ApiError } from '@subah/contract/client/api-client';
import type { SWRConfiguration } from 'swr';

const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const swrConfig: SWRConfiguration = {
  errorRetryCount: 2,
  shouldRetryOnError: (error) => !isClientError(error),
};
