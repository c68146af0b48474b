import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Finished } from './byte-cache.ts';

/** Sends finished bytes in the best form that the client takes, or 304 when it has them already. */
export function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished): FastifyReply {
  reply.code(finished.status).headers(finished.headers).header('etag', finished.etag).header('vary', 'accept-encoding');
  if (finished.status === 200 && request.headers['if-none-match']?.includes(finished.etag))
    return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (finished.compressed.br && accepted.includes('br')) {
    return reply.header('content-encoding', 'br').send(finished.compressed.br);
  }
  if (finished.compressed.gzip && accepted.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(finished.compressed.gzip);
  }
  return reply.send(finished.body);
}
