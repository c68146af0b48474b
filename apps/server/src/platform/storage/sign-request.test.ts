import { expect, test } from 'vitest';
import { signRequest } from './sign-request.ts';

// "Authenticating Requests: Using the Authorization Header" of the Amazon S3 API reference, examples GET Object and PUT Object.

const keys = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const THEN = new Date('2013-05-24T00:00:00Z');
const CREDENTIAL = 'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

test('the documented request for a part of a file has the documented signature', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  expect(signRequest(keys, { method: 'GET', url, headers: { range: 'bytes=0-9' }, body: '' }, THEN)).toEqual({
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `${CREDENTIAL}, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  });
});

test('the documented upload has the documented signature', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test%24file.text');
  const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
  const signed = signRequest(keys, { method: 'PUT', url, headers, body: 'Welcome to Amazon S3.' }, THEN);
  expect(signed['x-amz-content-sha256']).toBe('44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072');
  expect(signed.authorization).toBe(
    `${CREDENTIAL}, SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
  );
});
