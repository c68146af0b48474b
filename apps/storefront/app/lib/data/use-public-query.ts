import type { Answer, Input } from '@subah/contract/client/api-client';
import type { Call } from '@subah/contract/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';

type Read<Key extends Call> =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; data: Answer<Key> extends { data: infer Part } ? Part : never };

/** Something that is the same for everybody but only true now, such as free hours, so it is no part of the page itself. */
export function usePublicQuery<Key extends Call & `GET ${string}`>(call: Key, input: Input<Key> | null) {
  const api = useApi();
  const inputText = JSON.stringify(input);
  const [asked, setAsked] = useState(0);
  const [read, setRead] = useState<{ of: string; result: Read<Key> }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the input, which is new on every render
  useEffect(() => {
    if (!input) return;
    let isWanted = true;
    const put = (result: Read<Key>) => isWanted && setRead({ of: inputText, result });
    (api as (call: string, input: unknown) => Promise<{ data: never }>)(call, input).then(
      ({ data }) => put({ state: 'ready', data }),
      () => put({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [api, call, inputText, asked]);

  const reload = useCallback(() => setAsked((count) => count + 1), []);
  const result: Read<Key> = read?.of === inputText ? read.result : { state: 'loading' };
  return { ...result, reload };
}
