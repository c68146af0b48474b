import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3Simulator, startS3, unusedAddress } from '../../../test/s3-simulator.ts';
import { StartFailure } from '../start-failure.ts';
import type { Bucket } from './bucket-url.ts';
import { checkBucket } from './check-bucket.ts';

let s3: S3Simulator;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  s3.setMode('ok');
  Object.assign(s3.faults, { isPublic: false, mayList: true });
});
afterAll(() => s3.stop());

const lineFor = async (changes: Partial<Bucket> = {}) => {
  const error = await checkBucket({ ...s3.bucket, ...changes }).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StartFailure);
  return (error as StartFailure).message;
};

test('accepts a working bucket and leaves no file', async () => {
  await checkBucket(s3.bucket);
  expect(new Set(s3.requests.map(({ method }) => method))).toEqual(new Set(['GET', 'PUT', 'DELETE']));
  expect(s3.objects.size).toBe(0);
});

test('explains in one line why a bucket is unusable, without the keys', async () => {
  const { address, secretKey, accessKey } = s3.bucket;
  const line = await lineFor({ secretKey: 'wrong' });
  expect(line).toBe(
    `The bucket of S3_URL at ${address} cannot be used: the bucket refused PUT (403 SignatureDoesNotMatch): the secret key is wrong.`,
  );
  expect(line).not.toContain(accessKey);
  expect(line).not.toContain(secretKey);
  expect(await lineFor({ address: address.replace('subah-test', 'other') })).toContain('there is no such bucket');
  expect(await lineFor({ address: await unusedAddress() })).toContain('the bucket does not answer (PUT: ECONNREFUSED)');
  s3.setMode('server error');
  expect(await lineFor()).toContain('500 InternalError');
});

test('rejects a bucket whose keys may not list', async () => {
  s3.faults.mayList = false;
  expect(await lineFor()).toContain('the keys may not list, read, write and remove there');
});

test('rejects a bucket with public read access and leaves no file', async () => {
  s3.faults.isPublic = true;
  expect(await lineFor()).toContain('anybody can read it; take public access away');
  expect(s3.objects.size).toBe(0);
});
