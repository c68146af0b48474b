import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRequests } from '@subah/messages/api/requests';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../http/problem.ts';
import { observe } from '../observe.ts';
import { readListing } from './bucket-listing.ts';
import type { Bucket } from './bucket-url.ts';
import { checkKey, type FileStorage, isKey, type StoredFile } from './storage.ts';

type BucketRequest = { method: 'GET' | 'PUT' | 'DELETE'; url: string; body?: Buffer };
type Outcome = { kind: 'done'; bytes: Buffer<ArrayBuffer> | undefined } | { kind: 'retry'; error: Problem };

/** Per attempt. Long enough for the largest accepted file. */
const TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 3;

/** S3 error codes explained for the operator who configures the bucket. */
const EXPLANATIONS: Record<string, string> = {
  AccessDenied: 'the keys may not list, read, write and remove there',
  AuthorizationHeaderMalformed: 'the region is another',
  InvalidAccessKeyId: 'the access key is not known',
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'the bucket is in another region',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SignatureDoesNotMatch: 'the secret key is wrong',
};

/** A folder in an S3-compatible bucket. Objects get no ACL and no public URL; the server is the only reader. */
export function bucketStorage(bucket: Bucket, folder: string, { timeoutMs = TIMEOUT_MS } = {}): FileStorage {
  const client = new AwsClient({
    accessKeyId: bucket.accessKey,
    secretAccessKey: bucket.secretKey,
    region: bucket.region,
    service: 's3',
  });
  const send = async (method: BucketRequest['method'], key: string, body?: Buffer) => {
    const url = `${bucket.address}/${folder}/${checkKey(key)}`;
    return sendWithRetries(client, { method, url, ...(body ? { body } : {}) }, timeoutMs);
  };
  return {
    read: (key) => send('GET', key),
    write: async (key, bytes) => void (await send('PUT', key, Buffer.from(bytes))),
    remove: async (key) => void (await send('DELETE', key)),
    // A request that is cut off leaves no object.
    removeUnfinished: async () => 0,
    list: (subfolder) =>
      listObjects(client, bucket, `${folder}/${subfolder ? `${checkKey(subfolder)}/` : ''}`, timeoutMs),
  };
}

/** ListObjectsV2, in pages of up to 1,000. Keys are returned relative to the folder of the storage. */
async function listObjects(
  client: AwsClient,
  { address }: Bucket,
  prefix: string,
  timeoutMs: number,
): Promise<StoredFile[]> {
  const { origin, pathname } = new URL(address);
  const [, bucket = '', ...parents] = pathname.split('/');
  const path = [...parents, prefix].join('/');
  const root = path.length - prefix.length + prefix.indexOf('/') + 1;
  const files: StoredFile[] = [];
  for (let token: string | undefined = ''; token !== undefined; ) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: path,
      ...(token && { 'continuation-token': token }),
    });
    const request = { method: 'GET' as const, url: `${origin}/${bucket}?${query}` };
    const page = readListing(String(await sendWithRetries(client, request, timeoutMs)));
    for (const { key, version } of page.objects) {
      const name = key.slice(root);
      if (isKey(name)) files.push({ key: name, version });
    }
    token = page.nextToken;
  }
  return files;
}

/** All three requests are idempotent, so any of them may be repeated. */
const sendWithRetries = (
  client: AwsClient,
  request: BucketRequest,
  timeoutMs: number,
): Promise<Buffer<ArrayBuffer> | undefined> =>
  observe({ system: 's3', operation: request.method }, () => tryRepeatedly(client, request, timeoutMs));

async function tryRepeatedly(
  client: AwsClient,
  request: BucketRequest,
  timeoutMs: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await sendOnce(client, request, timeoutMs);
    if (outcome.kind === 'done') return outcome.bytes;
    if (attempt === MAX_ATTEMPTS) throw outcome.error;
    await wait(attempt * 100 + Math.random() * 200);
  }
}

async function sendOnce(client: AwsClient, { method, url, body }: BucketRequest, timeoutMs: number): Promise<Outcome> {
  const signed = await client.sign(url, {
    method,
    // Without this header aws4fetch leaves the body unsigned.
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    signal: AbortSignal.timeout(timeoutMs),
    // The signature covers the host, so a redirect could not be followed.
    redirect: 'manual',
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  let response: Response;
  let bytes: Buffer<ArrayBuffer>;
  try {
    response = await fetch(signed);
    bytes = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    return { kind: 'retry', error: unavailable(`the bucket does not answer (${method}: ${reasonOf(error)})`) };
  }
  if (response.ok) return { kind: 'done', bytes };
  const code = errorCodeOf(bytes);
  if (response.status === 404 && code === 'NoSuchKey') return { kind: 'done', bytes: undefined };
  const explanation = EXPLANATIONS[code];
  const error = unavailable(
    `the bucket refused ${method} (${[response.status, code].filter(Boolean).join(' ')})${explanation ? `: ${explanation}` : ''}`,
  );
  if (response.status >= 500 || response.status === 429) return { kind: 'retry', error };
  throw error;
}

/** Only the code is used: the rest of an S3 error repeats the signed request and the access key. */
const errorCodeOf = (body: Buffer): string => /<Code>(\w{1,60})<\/Code>/.exec(body.toString())?.[1] ?? '';

/** `detail` goes to the log as the cause. It must contain neither the key of the file nor the credentials. */
function unavailable(detail: string): Problem {
  const problem = new Problem('UNAVAILABLE', apiRequests.filesAway, {
    headers: { 'retry-after': '5' },
  });
  problem.cause = new Error(detail);
  return problem;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'no answer';
}
