import { type Api, createApi } from '@subah/contract/client/api-client';
import type { Language } from '@subah/messages/language';
import type { FastifyInstance } from 'fastify';

type Options = { language: Language; onUnavailable: () => void };

/** The API client of the page loaders: calls the app without a network connection. */
export const inProcessApi = (app: FastifyInstance, { language, onUnavailable }: Options): Api =>
  createApi(async ({ method, path, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { 'accept-language': language },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (response.statusCode === 503) onUnavailable();
    return { status: response.statusCode, body: response.payload === '' ? undefined : response.json() };
  });
