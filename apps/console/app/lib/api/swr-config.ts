import { ApiError } from '@subah/contract/client/api-client';
import type { SWRConfiguration } from 'swr';

const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const swrConfig: SWRConfiguration = {
  errorRetryCount: 2,
  // Only the set-up is open to this account now.
  onError: (error) => {
    if (error instanceof ApiError && error.code === 'TWO_STEP_NOT_SET_UP') window.location.replace('/two-step');
  },
  shouldRetryOnError: (error) => !isClientError(error),
};
