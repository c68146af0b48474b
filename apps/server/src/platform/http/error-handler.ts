import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, ErrorResponse } from '@subah/contract/errors';
import { apiRequests } from '@subah/messages/api/requests';
import { type Message, textIn } from '@subah/messages/message';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notACursor } from '../database/cursor.ts';
import { isDatabaseUnavailable, isDiskFull, isInvalidValue } from '../database/database.ts';
import { languageHeaders, languageOf } from './choose-language.ts';
import { logRefusal } from './log-refusals.ts';
import { Problem } from './problem.ts';

/** For errors before routing, such as a path with a broken percent escape. */
export const sendFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void sendProblem(request, reply, toProblem(error, request));
};

const CLIENT_ERRORS: Record<string, [ErrorCode, Message]> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', apiRequests.headersTooLong],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', apiRequests.timeout],
};

/** For requests that the HTTP parser refuses, before there is a request object. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node may have answered a part of the request already.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const { code, message, status } = new Problem(
    ...(CLIENT_ERRORS[error.code ?? ''] ?? (['VALIDATION', apiRequests.notHttp] as const)),
  );
  const body: ErrorResponse = { error: message, message, code, requestId: randomUUID() };
  const json = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  );
}

/** `authSecret` keys the hashed identifiers in the log. */
type ErrorOptions = { onDiskFull: () => void; authSecret: string };

/** Turns every thrown error into the JSON error response. Stack traces, SQL and paths stay in the log. */
export function handleErrors(app: FastifyInstance, { onDiskFull, authSecret }: ErrorOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDiskFull(error)) onDiskFull();
    const problem = toProblem(error, request);
    if (problem.status >= 500) request.log.error({ err: error, requestId: request.id }, problem.message);
    else if (isInvalidValue(error))
      request.log.warn({ err: error, requestId: request.id }, 'value refused by database');
    else logRefusal(request, problem, authSecret);
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageOf(request);
  const message = textIn(language, problem.text);
  const fields =
    problem.fields && Object.entries(problem.fields).map(([field, text]) => [field, textIn(language, text)] as const);
  const body: ErrorResponse = {
    error: message,
    message,
    code: problem.code,
    ...(fields ? { fields: Object.fromEntries(fields) } : {}),
    ...(problem.details ? { details: problem.details } : {}),
    requestId: request.id,
  };
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .headers({ 'cache-control': 'no-store', ...languageHeaders(language) })
    .send({ ...body, ...problem.body });
}

const FASTIFY_CODES: Record<string, [ErrorCode, Message]> = {
  FST_ERR_BAD_URL: ['VALIDATION', apiRequests.badAddress],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', apiRequests.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA', apiRequests.contentType],
  FST_ERR_CTP_INVALID_JSON_BODY: ['VALIDATION', apiRequests.notJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['VALIDATION', apiRequests.emptyBody],
};

function toProblem(error: FastifyError, { query }: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isInvalidValue(error)) {
    // A cursor carries a column value that only the database can validate.
    if ((query as { cursor?: unknown } | undefined)?.cursor !== undefined) return notACursor();
    return new Problem('VALIDATION', apiRequests.outOfRange);
  }
  const fastifyProblem = FASTIFY_CODES[error.code];
  if (fastifyProblem) return new Problem(...fastifyProblem);
  if (isDiskFull(error)) return new Problem('UNAVAILABLE', apiRequests.diskFull, { headers: { 'retry-after': '60' } });
  if (isDatabaseUnavailable(error)) {
    return new Problem('UNAVAILABLE', apiRequests.busy, { headers: { 'retry-after': '2' } });
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Problem('VALIDATION', apiRequests.notValid);
  }
  return new Problem('INTERNAL', apiRequests.internal);
}
