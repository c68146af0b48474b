import { ApiError } from '@subah/contract/client';
import { data } from 'react-router';

/** The not-found page, with its status. Throw it from a loader. */
export const notFound = () => data(null, { status: 404 });

/** For loaders: what the shop does not have is the not-found page, every other failure stays a failure. */
export function orNotFound<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  });
}
