import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3Simulator, startS3, unusedAddress } from '../../../test/s3-simulator.ts';
import { Problem } from '../http/problem.ts';
import { describeError } from '../log-errors.ts';
import { bucketStorage } from './bucket-storage.ts';
import type { Bucket } from './bucket-url.ts';

let s3: S3Simulator;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.setMode('ok'));
afterAll(() => s3.stop());

const open = (changes: Partial<Bucket> = {}, timeoutMs = 1000) =>
  bucketStorage({ ...s3.bucket, ...changes }, 'private', { timeoutMs });
const requestsDuring = async (work: () => Promise<unknown>) => {
  const before = s3.requests.length;
  await work();
  return s3.requests.length - before;
};
/** The error as it is logged. */
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(Problem);
  return { ...(error as Problem), message: (error as Problem).message, logged: JSON.stringify(describeError(error)) };
};

test('writes to its folder without ACL headers', async () => {
  await open().write('prescriptions/one', 'x');
  expect(String(s3.objects.get('private/prescriptions/one'))).toBe('x');
  const { headers } = s3.requests.at(-1) ?? {};
  expect(Object.keys(headers ?? {}).filter((name) => name.startsWith('x-amz-'))).toEqual([
    'x-amz-content-sha256',
    'x-amz-date',
  ]);
  const stranger = await fetch(`${s3.bucket.address}/private/prescriptions/one`);
  expect(stranger.status).toBe(403);
});

test.each(['busy', 'server error', 'disconnect'] as const)('retries once in S3 mode: %s', async (mode) => {
  s3.setNextModes(mode);
  expect(await requestsDuring(() => open().write('reports/again', mode))).toBe(2);
  s3.setNextModes(mode);
  expect(String(await open().read('reports/again'))).toBe(mode);
  s3.setNextModes(mode, mode);
  expect(await requestsDuring(() => open().remove('reports/again'))).toBe(3);
  expect(s3.objects.has('private/reports/again')).toBe(false);
});

test.each([
  ['busy', '503 SlowDown'],
  ['disconnect', 'does not answer'],
  ['timeout', 'TimeoutError'],
] as const)('fails after three attempts in S3 mode: %s', async (mode, reason) => {
  s3.setMode(mode);
  let failure: Awaited<ReturnType<typeof failureOf>> | undefined;
  const requests = await requestsDuring(async () => {
    failure = await failureOf(open({}, 100).read('reports/one'));
  });
  expect(requests).toBe(3);
  expect(failure).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Files cannot be reached just now. Please try again.',
  });
  expect(failure?.logged).toContain(reason);
});

test.each<[string, Partial<Bucket>, string]>([
  ['a wrong secret', { secretKey: 'another secret' }, '403 SignatureDoesNotMatch): the secret key is wrong'],
  ['an unknown key', { accessKey: 'AKIANOBODY' }, '403 InvalidAccessKeyId): the access key is not known'],
  ['another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed): the region is another'],
])('%s fails without retry, with a reason and without the keys', async (_what, changes, reason) => {
  for (const send of [
    (storage: ReturnType<typeof open>) => storage.read('prescriptions/two'),
    (storage: ReturnType<typeof open>) => storage.write('prescriptions/two', 'x'),
    (storage: ReturnType<typeof open>) => storage.remove('prescriptions/two'),
  ]) {
    let logged = '';
    const requests = await requestsDuring(async () => {
      ({ logged } = await failureOf(send(open(changes))));
    });
    expect(requests).toBe(1);
    expect(logged).toContain(reason);
    for (const secret of [
      s3.bucket.secretKey,
      s3.bucket.accessKey,
      'another secret',
      'AKIANOBODY',
      'prescriptions/two',
    ])
      expect(logged).not.toContain(secret);
  }
});

test('a missing bucket is an error, not a missing file', async () => {
  const storage = open({ address: s3.bucket.address.replace('subah-test', 'other') });
  expect((await failureOf(storage.read('prescriptions/one'))).logged).toContain('there is no such bucket');
});

test('logs the network error code', async () => {
  const { logged } = await failureOf(open({ address: await unusedAddress() }).read('prescriptions/one'));
  expect(logged).toContain('the bucket does not answer (GET: ECONNREFUSED)');
});
