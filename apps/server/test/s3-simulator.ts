import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type SimulatorMode = 'ok' | 'disconnect' | 'timeout' | 'server error' | 'busy';
type S3Error = [status: number, code: string];

const BUCKET = 'subah-test';
const REGION = 'ap-south-1';
const ACCESS_KEY = 'AKIASIMULATOR';
/** Contains characters of real secrets that are special in a URL. */
const SECRET_KEY = 'secret/of+the/simulator==';
const PAGE_SIZE = 10;
const MAX_SKEW_MS = 15 * 60_000;

/** An S3 server with one bucket in memory. It verifies signatures with its own implementation. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const requests: { method: string; key: string; headers: IncomingMessage['headers'] }[] = [];
  const nextModes: SimulatorMode[] = [];
  const faults = { isPublic: false, mayList: true };
  let mode: SimulatorMode = 'ok';

  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await bodyOf(request);
    const { method = '', url = '' } = request;
    const [, bucket, key = ''] = /^\/([^/?]+)\/?([^?]*)/.exec(url) ?? [];
    requests.push({ method, key, headers: request.headers });
    const current = nextModes.shift() ?? mode;
    if (current === 'disconnect') return request.socket.destroy();
    if (current === 'timeout') return undefined;
    if (current === 'server error') return sendError(response, [500, 'InternalError']);
    if (current === 'busy') return sendError(response, [503, 'SlowDown']);
    const isPublicRead = faults.isPublic && method === 'GET' && !request.headers.authorization;
    const error = isPublicRead ? undefined : (findForbiddenRequest(request) ?? findSignatureError(request, body));
    if (error) return sendError(response, error);
    if (bucket !== BUCKET) return sendError(response, [404, 'NoSuchBucket']);
    if (method === 'PUT') {
      objects.set(key, body);
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (url.includes('?')) return sendListing(response, objects, new URL(url, 'http://s3').searchParams);
    const stored = objects.get(key);
    if (!stored) return sendError(response, faults.mayList ? [404, 'NoSuchKey'] : [403, 'AccessDenied']);
    return response.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(stored);
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    bucket: { address: `http://${host}/${BUCKET}`, region: REGION, accessKey: ACCESS_KEY, secretKey: SECRET_KEY },
    /** A value for S3_URL. */
    url: (changes: { secret?: string; bucket?: string; region?: string } = {}) =>
      `http://${ACCESS_KEY}:${encodeURIComponent(changes.secret ?? SECRET_KEY)}@${host}/${changes.bucket ?? BUCKET}?region=${changes.region ?? REGION}`,
    objects,
    requests,
    faults,
    setMode: (next: SimulatorMode) => {
      mode = next;
    },
    setNextModes: (...next: SimulatorMode[]) => nextModes.push(...next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type S3Simulator = Awaited<ReturnType<typeof startS3>>;

/** A bucket address on a port that is no longer open. */
export async function unusedAddress(): Promise<string> {
  const closed = await startS3();
  await closed.stop();
  return closed.bucket.address;
}

/** Rejects ACLs and query parameters other than those of a listing (presigned links), which the shop must never send. */
function findForbiddenRequest({ method = '', url = '', headers }: IncomingMessage): S3Error | undefined {
  if (!['GET', 'PUT', 'DELETE'].includes(method)) return [405, 'MethodNotAllowed'];
  if (url.includes('?') && !/^\/[^/?]+\?list-type=2&/.test(url)) return [400, 'InvalidArgument'];
  const hasAcl = Object.keys(headers).some((name) => name === 'x-amz-acl' || name.startsWith('x-amz-grant'));
  return hasAcl ? [400, 'AccessControlListNotSupported'] : undefined;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** AWS Signature Version 4 as documented. */
function findSignatureError({ method, url, headers }: IncomingMessage, body: Buffer): S3Error | undefined {
  if (!headers.authorization) return [403, 'AccessDenied'];
  const match = AUTHORIZATION.exec(headers.authorization);
  if (!match) return [400, 'AuthorizationHeaderMalformed'];
  const [, accessKey, day = '', region, names = '', signature = ''] = match;
  if (accessKey !== ACCESS_KEY) return [403, 'InvalidAccessKeyId'];
  if (region !== REGION) return [400, 'AuthorizationHeaderMalformed'];
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => names.split(';').includes(name))) return [403, 'AccessDenied'];

  const sentHash = String(headers['x-amz-content-sha256']);
  if (sentHash !== createHash('sha256').update(body).digest('hex')) return [400, 'XAmzContentSHA256Mismatch'];
  const stamp = String(headers['x-amz-date']);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  const [year = 0, month = 0, date, hour, minute, second] = parts.map(Number);
  const skew = Math.abs(Date.UTC(year, month - 1, date, hour, minute, second) - Date.now());
  if (!(skew < MAX_SKEW_MS) || !stamp.startsWith(day)) return [403, 'RequestTimeTooSkewed'];

  const [path = '', query = ''] = (url ?? '').split('?');
  const parameters = [...new URLSearchParams(query)].map((pair) => pair.map(encodeURIComponent).join('='));
  let canonical = `${method}\n${path}\n${parameters.sort().join('&')}\n`;
  for (const name of names.split(';')) canonical += `${name}:${headers[name]}\n`;
  canonical += `\n${names}\n${sentHash}`;
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${REGION}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`;
  let key: Buffer = Buffer.from(`AWS4${SECRET_KEY}`);
  for (const part of [day, REGION, 's3', 'aws4_request', toSign]) key = createHmac('sha256', key).update(part).digest();
  return timingSafeEqual(key, Buffer.from(signature, 'hex')) ? undefined : [403, 'SignatureDoesNotMatch'];
}

/** ListObjectsV2 in small pages. */
function sendListing(response: ServerResponse, objects: Map<string, Buffer>, query: URLSearchParams): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = keys.slice(from, from + PAGE_SIZE).map((key) => {
    const tag = createHash('md5')
      .update(objects.get(key) ?? '')
      .digest('hex');
    return `<Contents><Key>${key}</Key><ETag>&quot;${tag}&quot;</ETag></Contents>`;
  });
  const next =
    from + PAGE_SIZE < keys.length ? `<NextContinuationToken>${from + PAGE_SIZE}</NextContinuationToken>` : '';
  response.writeHead(200).end(`<ListBucketResult>${contents.join('\n')}${next}</ListBucketResult>`);
}

/** Like the real service, the error repeats the access key. */
function sendError(response: ServerResponse, [status, code]: S3Error): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message><AWSAccessKeyId>${ACCESS_KEY}</AWSAccessKeyId></Error>`,
    );
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
