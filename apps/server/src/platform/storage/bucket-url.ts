/** An S3-compatible bucket with its credentials. */
export type Bucket = {
  /** Path-style URL without credentials, safe to log; `/key` is appended. */
  address: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

export const BUCKET_URL_FORM =
  'must look like https://ACCESS_KEY:SECRET_KEY@host/bucket?region=ap-south-1 (a / in a key is written %2F)';

const DEFAULT_REGION = 'us-east-1';
const REGION = /^[a-z0-9-]{1,40}$/;
/** Path of the service if any, the bucket, and optionally a folder in it: `/shop`, `/storage/v1/s3/shop/pictures`. */
const PATH = /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** Undefined when the text is not of the form above. Errors must not repeat it, because it holds a secret. */
export function readBucketUrl(text: string): Bucket | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hash) return undefined;
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const [accessKey, secretKey] = [decoded(url.username), decoded(url.password)];
  const path = url.pathname.replace(/\/$/, '');
  const isUnderstood = PATH.test(path) && REGION.test(region) && url.searchParams.size === Number(hasRegion(url));
  if (!isUnderstood || !accessKey || !secretKey) return undefined;
  return { address: `${url.origin}${path}`, region, accessKey, secretKey };
}

const hasRegion = (url: URL) => url.searchParams.has('region');

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
