import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = 'well' | 'hangs up' | 'never answers' | 'fails' | 'is busy';
type Refusal = [status: number, code: string];

const BUCKET = 'subah-test';
const REGION = 'ap-south-1';
const ACCESS_KEY = 'AKIASIMULATOR';
/** Contains characters of real secrets that are special in a URL. */
const SECRET_KEY = 'secret/of+the/simulator==';
const LONGEST_SKEW_MS = 15 * 60_000;

/** An S3 server with one bucket in memory. It verifies signatures with its own implementation. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const seen: { method: string; key: string; headers: IncomingMessage['headers'] }[] = [];
  const nextBehaviours: Behaviour[] = [];
  const faults = { isPublic: false, mayList: true };
  let defaultBehaviour: Behaviour = 'well';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await bodyOf(request);
    const { method = '', url = '' } = request;
    const [, bucket, key = ''] = /^\/([^/?]+)\/?(.*)$/.exec(url) ?? [];
    seen.push({ method, key, headers: request.headers });
    const behaviour = nextBehaviours.shift() ?? defaultBehaviour;
    if (behaviour === 'hangs up') return request.socket.destroy();
    if (behaviour === 'never answers') return undefined;
    if (behaviour === 'fails') return refuse(response, [500, 'InternalError']);
    if (behaviour === 'is busy') return refuse(response, [503, 'SlowDown']);
    const isOpen = faults.isPublic && method === 'GET' && !request.headers.authorization;
    const refusal = isOpen ? undefined : (faultOf(request) ?? signatureFault(request, body));
    if (refusal) return refuse(response, refusal);
    if (bucket !== BUCKET) return refuse(response, [404, 'NoSuchBucket']);
    if (method === 'PUT') {
      objects.set(key, body);
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const stored = objects.get(key);
    if (!stored) return refuse(response, faults.mayList ? [404, 'NoSuchKey'] : [403, 'AccessDenied']);
    return response.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(stored);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    bucket: { address: `http://${host}/${BUCKET}`, region: REGION, accessKey: ACCESS_KEY, secretKey: SECRET_KEY },
    /** A value for S3_URL. */
    url: (changes: { secret?: string; bucket?: string; region?: string } = {}) =>
      `http://${ACCESS_KEY}:${encodeURIComponent(changes.secret ?? SECRET_KEY)}@${host}/${changes.bucket ?? BUCKET}?region=${changes.region ?? REGION}`,
    objects,
    seen,
    faults,
    /** `be` sets the behaviour from now on, `beNext` for the next requests only. */
    be: (behaviour: Behaviour) => {
      defaultBehaviour = behaviour;
    },
    beNext: (...next: Behaviour[]) => nextBehaviours.push(...next),
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

/** Rejects ACLs and query parameters (presigned links), which the shop must never send. */
function faultOf({ method = '', url = '', headers }: IncomingMessage): Refusal | undefined {
  if (!['GET', 'PUT', 'DELETE'].includes(method)) return [405, 'MethodNotAllowed'];
  if (url.includes('?')) return [400, 'InvalidArgument'];
  const hasAcl = Object.keys(headers).some((name) => name === 'x-amz-acl' || name.startsWith('x-amz-grant'));
  return hasAcl ? [400, 'AccessControlListNotSupported'] : undefined;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** AWS Signature Version 4 as documented. */
function signatureFault({ method, url, headers }: IncomingMessage, body: Buffer): Refusal | undefined {
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
  if (!(skew < LONGEST_SKEW_MS) || !stamp.startsWith(day)) return [403, 'RequestTimeTooSkewed'];

  let canonical = `${method}\n${url}\n\n`;
  for (const name of names.split(';')) canonical += `${name}:${headers[name]}\n`;
  canonical += `\n${names}\n${sentHash}`;
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${REGION}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`;
  let key: Buffer = Buffer.from(`AWS4${SECRET_KEY}`);
  for (const part of [day, REGION, 's3', 'aws4_request', toSign]) key = createHmac('sha256', key).update(part).digest();
  return timingSafeEqual(key, Buffer.from(signature, 'hex')) ? undefined : [403, 'SignatureDoesNotMatch'];
}

/** Like the real service, the error repeats the access key. */
function refuse(response: ServerResponse, [status, code]: Refusal): void {
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
