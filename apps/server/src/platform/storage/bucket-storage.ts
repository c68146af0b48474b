import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../http/problem.ts';
import type { Bucket } from './bucket-url.ts';
import { signRequest } from './sign-request.ts';
import { type FileStorage, ourKey } from './storage.ts';

type Request = { method: 'GET' | 'PUT' | 'DELETE'; key: string; body?: Buffer };
type Answer = { kind: 'answer'; bytes: Buffer<ArrayBuffer> | undefined } | { kind: 'away'; error: Problem };

/** For each try. Enough for the largest file that we accept. */
const PATIENCE_MS = 10_000;
const MOST_TRIES = 3;

/** What a refusal means to whoever set the bucket up. */
const MEANINGS: Record<string, string> = {
  AccessDenied: 'the keys may not list, read, write and remove there',
  AuthorizationHeaderMalformed: 'the region is another',
  InvalidAccessKeyId: 'the access key is not known',
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'the bucket is in another region',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SignatureDoesNotMatch: 'the secret key is wrong',
};

/**
 * A folder in an S3-compatible bucket, spoken to with the shop's own keys. There is no ACL and no address for others in it: what
 * leaves the bucket leaves through the shop.
 */
export function bucketStorage(bucket: Bucket, folder: string, { patienceMs = PATIENCE_MS } = {}): FileStorage {
  const ask = async (method: Request['method'], key: string, body?: Buffer) =>
    askBucket(bucket, { method, key: `${folder}/${ourKey(key)}`, ...(body ? { body } : {}) }, patienceMs);
  return {
    read: (key) => ask('GET', key),
    write: async (key, bytes) => void (await ask('PUT', key, Buffer.from(bytes))),
    remove: async (key) => void (await ask('DELETE', key)),
  };
}

/** Each of our requests may be repeated: writing and removing twice is as good as once. */
async function askBucket(
  bucket: Bucket,
  request: Request,
  patienceMs: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  for (let tries = 1; ; tries++) {
    const answer = await send(bucket, request, patienceMs);
    if (answer.kind === 'answer') return answer.bytes;
    if (tries === MOST_TRIES) throw answer.error;
    await wait(tries * 100 + Math.random() * 200);
  }
}

async function send(bucket: Bucket, { method, key, body }: Request, patienceMs: number): Promise<Answer> {
  const url = new URL(`${bucket.address}/${key}`);
  // The real time, whatever the shop's clock says: a bucket refuses what was not signed just now.
  const headers = signRequest(bucket, { method, url, body: body ?? '' }, new Date());
  let response: Response;
  let bytes: Buffer<ArrayBuffer>;
  try {
    // Not followed: elsewhere the signature would be wrong.
    const signal = AbortSignal.timeout(patienceMs);
    response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    bytes = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    return { kind: 'away', error: failure(`the bucket does not answer (${method}: ${reason(error)})`) };
  }
  if (response.ok) return { kind: 'answer', bytes };
  const code = codeOf(bytes);
  if (response.status === 404 && code === 'NoSuchKey') return { kind: 'answer', bytes: undefined };
  const meaning = MEANINGS[code];
  const error = failure(
    `the bucket refused ${method} (${[response.status, code].filter(Boolean).join(' ')})${meaning ? `: ${meaning}` : ''}`,
  );
  if (response.status >= 500 || response.status === 429) return { kind: 'away', error };
  throw error;
}

/** Only the code: the rest of such an answer repeats what was signed, and the access key. */
const codeOf = (answer: Buffer): string => /<Code>(\w{1,60})<\/Code>/.exec(answer.toString())?.[1] ?? '';

/** The sentence is for the person, the cause for the log; neither says which file, nor with which keys. */
function failure(detail: string): Problem {
  const problem = new Problem('UNAVAILABLE', 'Files cannot be reached just now. Please try again.', {
    headers: { 'retry-after': '5' },
  });
  problem.cause = new Error(detail);
  return problem;
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'no answer';
}
