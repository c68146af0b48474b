import { ApiError } from '@subah/contract/client/api-client';

/** Another person changed the order after this page had read it. */
export const isOrderChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'ORDER_CHANGED';
