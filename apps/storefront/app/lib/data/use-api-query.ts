import type { Input, ResponseBody } from '@subah/contract/client/api-client';
import type { Call } from '@subah/contract/endpoints';
import { useMemo } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { browserApi } from '../api/browser-api.ts';
import { useSession } from '../session/session.ts';
import { accountKey, QUERY_OPTIONS } from './query-cache.ts';

type ReadCall = Call & `GET ${string}`;
type OptionalInput<Key extends Call> =
  Record<never, never> extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];
type Data<Key extends Call> = ResponseBody<Key> extends { data: infer Part } ? Part : ResponseBody<Key>;

type Actions<Key extends Call> = {
  reload: () => Promise<void>;
  /** Shows `edit` at once and runs `write`. A failed write rolls back and rejects. */
  change: (edit: (data: Data<Key>) => Data<Key>, write: () => Promise<unknown>) => Promise<void>;
};

export type ApiQuery<Key extends Call> = Actions<Key> &
  (
    | { state: 'loading'; data?: undefined; response?: undefined }
    | { state: 'failed'; data?: undefined; response?: undefined }
    /** `data` is the field of that name in the response; other fields, such as a cursor, are in `response`. */
    | { state: 'ready'; data: Data<Key>; response: ResponseBody<Key> }
  );

/** Data of the signed-in user. It stays `loading` on the server and for a visitor: render it inside an AccountPage. */
export function useAccountQuery<Key extends ReadCall>(call: Key, ...[input]: OptionalInput<Key>): ApiQuery<Key> {
  return useQuery(accountKey(useSession(), call, input), call, input);
}

/** Data that is equal for everyone but too short-lived for the rendered page. A null `input` fetches nothing. */
export function usePublicQuery<Key extends ReadCall>(
  call: Key,
  input: Input<Key> | null,
  options?: SWRConfiguration,
): ApiQuery<Key> {
  return useQuery(input && [call, input], call, input ?? undefined, options);
}

function useQuery<Key extends ReadCall>(
  key: readonly unknown[] | null,
  call: Key,
  input: object | undefined,
  options?: SWRConfiguration,
): ApiQuery<Key> {
  const fetch = browserApi as (call: string, input: object | undefined) => Promise<unknown>;
  const query = useSWR<unknown>(key, () => fetch(call, input), { ...QUERY_OPTIONS, ...options });
  const { mutate } = query;
  const actions = useMemo(() => actionsOf<Key>(mutate), [mutate]);
  const response = query.data as ResponseBody<Key> | undefined;
  if (response !== undefined) return { ...actions, state: 'ready', data: dataOf<Key>(response), response };
  return { ...actions, state: query.error && !query.isValidating ? 'failed' : 'loading' };
}

type Mutate = ReturnType<typeof useSWR<unknown>>['mutate'];

const actionsOf = <Key extends Call>(mutate: Mutate): Actions<Key> => ({
  reload: async () => void (await mutate()),
  change: async (edit, write) => {
    try {
      await mutate(write, {
        optimisticData: (response: unknown) => response && withData(response, edit(dataOf<Key>(response))),
        populateCache: false,
        rollbackOnError: true,
      });
    } catch (error) {
      void mutate();
      throw error;
    }
  },
});

const hasData = (response: unknown): response is { data: unknown } =>
  typeof response === 'object' && response !== null && 'data' in response;

const dataOf = <Key extends Call>(response: unknown) => (hasData(response) ? response.data : response) as Data<Key>;

const withData = (response: unknown, data: unknown): unknown => (hasData(response) ? { ...response, data } : data);
