import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addressOfNobody, type S3Simulator, startS3 } from '../../../test/s3-simulator.ts';
import { StartFailure } from '../start-failure.ts';
import type { Bucket } from './bucket-url.ts';
import { checkBucket } from './check-bucket.ts';

let s3: S3Simulator;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  s3.be('well');
  Object.assign(s3.faults, { isPublic: false, mayList: true });
});
afterAll(() => s3.stop());

const lineFor = async (changes: Partial<Bucket> = {}) => {
  const error = await checkBucket({ ...s3.bucket, ...changes }).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StartFailure);
  return (error as StartFailure).message;
};

test('a good bucket is used once in every way, and left as it was', async () => {
  await checkBucket(s3.bucket);
  expect(new Set(s3.seen.map(({ method }) => method))).toEqual(new Set(['GET', 'PUT', 'DELETE']));
  expect(s3.objects.size).toBe(0);
});

test('one that is not there or does not want us is one line that says why, without the keys', async () => {
  const { address, secretKey, accessKey } = s3.bucket;
  const line = await lineFor({ secretKey: 'wrong' });
  expect(line).toBe(
    `The bucket of S3_URL at ${address} cannot be used: the bucket refused PUT (403 SignatureDoesNotMatch): the secret key is wrong.`,
  );
  expect(line).not.toContain(accessKey);
  expect(line).not.toContain(secretKey);
  expect(await lineFor({ address: address.replace('subah-test', 'other') })).toContain('there is no such bucket');
  expect(await lineFor({ address: await addressOfNobody() })).toContain(
    'the bucket does not answer (PUT: ECONNREFUSED)',
  );
  s3.be('fails');
  expect(await lineFor()).toContain('500 InternalError');
});

test('one that cannot tell a missing file from a forbidden one is refused', async () => {
  s3.faults.mayList = false;
  expect(await lineFor()).toContain('the keys may not list, read, write and remove there');
});

test('one that shows private files to anybody is refused, and nothing is left in it', async () => {
  s3.faults.isPublic = true;
  expect(await lineFor()).toContain('anybody can read it; take public access away');
  expect(s3.objects.size).toBe(0);
});
