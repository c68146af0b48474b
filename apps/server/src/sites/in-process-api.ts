import { type Api, createApi } from '@subah/contract/client/api-client';
import type { FastifyInstance } from 'fastify';

/** The API as the pages' loaders call it: the same calls and the same cached bytes, without a network in between. */
export const inProcessApi = (app: FastifyInstance): Api =>
  createApi(async ({ method, path, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() };
  });
