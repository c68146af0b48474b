import { ApiError } from '@subah/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { currentSession, tokens } from './session.ts';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What the server refused it will refuse again; only a lost or failed answer is worth asking for anew.
        retry: (failures, error) => failures < RETRIES && !(error instanceof ApiError && error.status < 500),
      },
    },
  });
}

/** What was fetched for one person is never shown to the next one at the same browser. */
export function forgetWithSession(client: QueryClient): () => void {
  let owner = currentSession().user?.id;
  return tokens.subscribe(() => {
    const next = currentSession().user?.id;
    if (owner && next !== owner) client.clear();
    owner = next;
  });
}
