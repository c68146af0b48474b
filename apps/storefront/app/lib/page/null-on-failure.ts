import { ApiError } from '@subah/contract/client/api-client';
import type { RouterContextProvider } from 'react-router';
import { notFound } from './not-found.ts';
import { reportContext } from './report-context.ts';

/**
 * For loaders: a failed call is logged and returns null, so that the rest of the page renders. 404 and 400 throw the not-found
 * page.
 */
export function nullOnFailure(context: Readonly<RouterContextProvider>): NullOnFailure {
  const report = context.get(reportContext);
  return (request) =>
    request.catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
      report(error);
      return null;
    });
}

export type NullOnFailure = <Answer>(request: Promise<Answer>) => Promise<Answer | null>;
