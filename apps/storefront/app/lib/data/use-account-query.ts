import type { Answer, Input } from '@subah/contract/client/api-client';
import type { Call } from '@subah/contract/endpoints';
import { useMemo, useSyncExternalStore } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { createOwnReads, NOT_READ, type OwnRead } from './own-reads.ts';
import { currentSession, tokens } from '../session/session.ts';

type ReadCall = Call & `GET ${string}`;
type Asked<Key extends Call> = Record<never, never> extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];
type Data<Key extends Call> = Answer<Key> extends { data: infer Part } ? Part : Answer<Key>;

type Doors<Key extends Call> = {
  reload: () => Promise<void>;
  /** Shows `edit` at once and does `write`. A write that fails takes it back, and throws what went wrong. */
  change: (edit: (data: Data<Key>) => Data<Key>, write: () => Promise<unknown>) => Promise<void>;
};

export type AccountQuery<Key extends Call> = Doors<Key> &
  (
    | { state: 'loading'; data?: undefined; answer?: undefined }
    | { state: 'failed'; data?: undefined; answer?: undefined; error: unknown }
    /** `data` is the part of that name; the whole `answer` has what else came, such as the cursor of a list. */
    | { state: 'ready'; data: Data<Key>; answer: Answer<Key> }
  );

const readOf = createOwnReads({
  ask: browserApi as (call: string, input: object | undefined) => Promise<unknown>,
  owner: { id: ownerId, subscribe: tokens.subscribe },
  onReturn: (listener) => {
    const look = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
});

/**
 * Something of the signed-in person: `const orders = useAccountQuery('GET orders/my')`. Read when it is first shown, again when
 * somebody else signs in and when the person comes back after a minute; everybody who asks for the same shares it.
 * Loading on the server and while nobody is signed in: put it inside an AccountPage.
 */
export function useAccountQuery<Key extends ReadCall>(call: Key, ...[input]: Asked<Key>): AccountQuery<Key> {
  const inputText = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the input, which is new on every render
  const read = useMemo(() => (typeof document === 'undefined' ? null : readOf(call, input)), [call, inputText]);
  const { answer, error } = useSyncExternalStore(read?.subscribe ?? neverChanges, read?.get ?? notRead, notRead);
  const doors = useMemo(() => doorsOf<Key>(read), [read]);
  if (answer !== undefined)
    return { ...doors, state: 'ready', data: dataOf<Key>(answer), answer: answer as Answer<Key> };
  return error === undefined ? { ...doors, state: 'loading' } : { ...doors, state: 'failed', error };
}

/** A token that cannot be read is somebody's all the same, because the server decides. */
function ownerId(): string | undefined {
  const { isSignedIn, user } = currentSession();
  return isSignedIn ? (user?.id ?? 'somebody') : undefined;
}

const doorsOf = <Key extends Call>(read: OwnRead | null): Doors<Key> => ({
  reload: async () => read?.reload(),
  change: async (edit, write) => read?.change((answer) => withData(answer, edit(dataOf<Key>(answer))), write),
});

const hasData = (answer: unknown): answer is { data: unknown } =>
  typeof answer === 'object' && answer !== null && 'data' in answer;

const dataOf = <Key extends Call>(answer: unknown) => (hasData(answer) ? answer.data : answer) as Data<Key>;

const withData = (answer: unknown, data: unknown): unknown => (hasData(answer) ? { ...answer, data } : data);

const notRead = () => NOT_READ;
const neverChanges = () => () => undefined;
