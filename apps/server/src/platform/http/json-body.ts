import { apiRequests } from '@subah/messages/api/requests';
import type { FastifyInstance } from 'fastify';
import { fieldProblem, type Problem } from './problem.ts';

/** Accepts an empty body, because browsers send the JSON content type with a DELETE too. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    request.rawBody = text as string;
    void parse(request, text as string, (error, value) => (error ? done(notJson()) : done(null, value)));
  });
}

function notJson(): Problem {
  return fieldProblem('body', apiRequests.notJson);
}
