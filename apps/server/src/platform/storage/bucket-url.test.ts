import { expect, test } from 'vitest';
import { readBucketUrl } from './bucket-url.ts';

test('parses address, region and keys', () => {
  expect(readBucketUrl('https://AKIA1:a%2Fb+c%3D@s3.ap-south-1.amazonaws.com/subah?region=ap-south-1')).toEqual({
    address: 'https://s3.ap-south-1.amazonaws.com/subah',
    region: 'ap-south-1',
    accessKey: 'AKIA1',
    secretKey: 'a/b+c=',
  });
});

test('accepts a port, a service path, a folder and a missing region', () => {
  expect(readBucketUrl('http://key:secret@minio:9000/files/')).toMatchObject({
    address: 'http://minio:9000/files',
    region: 'us-east-1',
  });
  expect(readBucketUrl('https://k:s@files.example/storage/v1/s3/subah')?.address).toBe(
    'https://files.example/storage/v1/s3/subah',
  );
});

test.each([
  'subah',
  's3://key:secret@host/subah',
  'https://host/subah',
  'https://key@host/subah',
  'https://key:secret@host',
  'https://key:secret@host/',
  'https://key:secret@host/a//b',
  'https://key:secret@host/a b',
  'https://key:se%zzret@host/subah',
  'https://key:with/slash@host/subah',
  'https://key:secret@host/subah?region=',
  'https://key:secret@host/subah?regoin=ap-south-1',
  'https://key:secret@host/subah?region=a&region=b',
  'https://key:secret@host/subah?region=a&acl=public',
  'https://key:secret@host/subah#part',
])('rejects %s', (text) => {
  expect(readBucketUrl(text)).toBeUndefined();
});
