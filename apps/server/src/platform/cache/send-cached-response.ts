import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheTag } from '@subah/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Finished, Made, ResponseCache } from './response-cache.ts';

/** Smaller answers fit into one packet anyway. */
const SMALLEST_COMPRESSED = 1000;

type Kept = { cache: ResponseCache; key: string; tags: readonly CacheTag[] };

/**
 * Answers with finished bytes: those that are kept, else those that `produce` makes. Not an async function: most answers of
 * the shop are kept ones, and they wait for nothing.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, tags }: Kept,
  produce: () => Promise<Made>,
): void {
  const fresh = cache.fresh(key);
  if (fresh) sendFinished(request, reply, fresh);
  else
    cache.answer(key, tags, produce).then(
      (finished) => sendFinished(request, reply, finished),
      (error) => reply.send(error),
    );
}

/** Sends finished bytes in the best form that the client takes, or 304 when it has them already. */
function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished): void {
  reply.code(finished.status).headers(finished.headers).header('etag', finished.etag).header('vary', 'accept-encoding');
  if (finished.status === 200 && request.headers['if-none-match']?.includes(finished.etag)) {
    reply.code(304).send();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (!encoding || finished.body.length < SMALLEST_COMPRESSED) {
    reply.send(finished.body);
    return;
  }
  const send = (bytes: Buffer) => reply.header('content-encoding', encoding).send(bytes);
  const kept = finished.compressed[encoding];
  if (Buffer.isBuffer(kept)) {
    send(kept);
    return;
  }
  const compressing = kept ?? COMPRESS[encoding](finished.body);
  finished.compressed[encoding] = compressing;
  compressing.then(
    (bytes) => {
      finished.compressed[encoding] = bytes;
      send(bytes);
    },
    (error) => reply.send(error),
  );
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESS = {
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer): Promise<Buffer> => gzipped(body, { level: 6 }),
};
