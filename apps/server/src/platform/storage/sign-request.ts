import { createHash, createHmac } from 'node:crypto';
import type { Bucket } from './bucket-url.ts';

type Request = { method: string; url: URL; headers?: Record<string, string>; body: Buffer | string };

/** Signature Version 4 signs with a key that is good for one day, one region and one service. */
const SERVICE = 's3';
const SCHEME = 'AWS4-HMAC-SHA256';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request with its signature (AWS Signature Version 4, in the header, over the whole body). All given headers
 * are signed. Our requests have no query, and the path stands in the URL as it is sent.
 */
export function signRequest(
  { accessKey, secretKey, region }: Pick<Bucket, 'accessKey' | 'secretKey' | 'region'>,
  { method, url, headers = {}, body }: Request,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = moment.slice(0, 8);
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const bodyHash = sha256(body);
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment };
  const signed = Object.entries({ ...sent, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');

  const request = [method, url.pathname, '', lines, names, bodyHash].join('\n');
  const key = [region, SERVICE, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretKey}`, day));
  const signature = hmac(key, [SCHEME, moment, scope, sha256(request)].join('\n')).toString('hex');
  const proof = `Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, authorization: `${SCHEME} ${proof}` };
}
