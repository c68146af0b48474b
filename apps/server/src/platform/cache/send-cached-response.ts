import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cdnHeaders } from './cdn.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { CachedResponse, CacheRequest, PlainResponse, ResponseCache } from './response-cache.ts';

/** Smaller responses fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1000;

/** Sends the cached response, else what `produce` returns. Not async, because most responses are fresh in the cache. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, ...cacheRequest }: CacheRequest & { cache: ResponseCache },
  produce: () => Promise<PlainResponse>,
): void {
  const { key, tags } = cacheRequest;
  const send = (response: CachedResponse) => {
    if (cache.isBehindCdn && response.status === 200) reply.headers(cdnHeaders(tags, key));
    sendResponse(request, reply, { cache, key, response });
  };
  const fresh = cache.getFresh(key);
  if (fresh) send(fresh);
  else cache.get(cacheRequest, produce).then(send, (error) => reply.send(error));
}

/** Negotiates the encoding; 304 when the client's ETag matches. */
function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, response }: { cache: ResponseCache; key: string; response: CachedResponse },
): void {
  reply.code(response.status).headers(response.headers).header('etag', response.etag).header('vary', 'accept-encoding');
  if (response.status === 200 && request.headers['if-none-match']?.includes(response.etag)) {
    reply.code(304).send();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding || response.body.length < MIN_COMPRESSED_BYTES) {
    reply.send(response.body);
    return;
  }
  const sendEncoded = (bytes: Buffer) => reply.header('content-encoding', encoding).send(bytes);
  const compressed = response.compressed[encoding];
  if (Buffer.isBuffer(compressed)) {
    sendEncoded(compressed);
    return;
  }
  const compressing =
    compressed ??
    COMPRESS[encoding](response.body).then((bytes) => {
      cache.storeCompressed(key, response, encoding, bytes);
      return bytes;
    });
  response.compressed[encoding] = compressing;
  compressing.then(sendEncoded, (error) => reply.send(error));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESS = {
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer): Promise<Buffer> => gzipped(body, { level: 6 }),
};
