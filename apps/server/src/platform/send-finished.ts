import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Finished } from './byte-cache.ts';

/** Smaller answers fit into one packet anyway. */
const SMALLEST_COMPRESSED = 1000;

/** Sends finished bytes in the best form that the client takes, or 304 when it has them already. */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  finished: Finished,
): Promise<FastifyReply> {
  reply.code(finished.status).headers(finished.headers).header('etag', finished.etag).header('vary', 'accept-encoding');
  if (finished.status === 200 && request.headers['if-none-match']?.includes(finished.etag))
    return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (!encoding || finished.body.length < SMALLEST_COMPRESSED) return reply.send(finished.body);
  finished.compressed[encoding] ??= COMPRESS[encoding](finished.body);
  return reply.header('content-encoding', encoding).send(await finished.compressed[encoding]);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESS = {
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer): Promise<Buffer> => gzipped(body, { level: 6 }),
};
