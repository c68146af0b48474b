import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Endpoint, FileAnswer } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { mayCall } from '@subah/rules/accounts/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached-response.ts';
import type { HandlerInput, Handlers } from './handler-types.ts';
import { acceptForms, readForm } from './parse-multipart.ts';
import { Problem } from './problem.ts';
import { readInput } from './validate-input.ts';

type Options = {
  identify: (request: FastifyRequest) => Promise<SessionUser | undefined>;
  cache: ResponseCache;
  /** In tests every answer must keep to its schema to the letter, so that nothing private slips out. */
  checkAnswers: boolean;
};

type AnyHandler = (asked: HandlerInput<never>) => Promise<object>;

/** Registers every call of the contract under `/api/`. */
export async function registerEndpoints(app: FastifyInstance, handlers: Handlers, options: Options): Promise<void> {
  const calls = Object.entries(endpoints) as [keyof Handlers, Endpoint][];
  const [plain, withFiles] = [calls.filter(([, { files }]) => !files), calls.filter(([, { files }]) => files)];
  answerEach(app, plain, handlers, options);
  // In a room of their own: what reads forms would look at every request of the shop.
  await app.register(async (room) => {
    await acceptForms(room);
    answerEach(room, withFiles, handlers, options);
  });
}

function answerEach(
  app: FastifyInstance,
  calls: [keyof Handlers, Endpoint][],
  handlers: Handlers,
  { identify, cache, checkAnswers }: Options,
): void {
  for (const [call, definition] of calls) {
    const [method, path] = call.split(' ') as [string, string];
    const handle = handlers[call] as AnyHandler;

    const answer = async (request: FastifyRequest): Promise<object> => {
      const user = definition.who === 'any' && !request.headers.authorization ? undefined : await identify(request);
      if (!mayCall(user?.role, definition.who)) {
        throw user
          ? new Problem('FORBIDDEN', 'You may not do this.')
          : new Problem('UNAUTHENTICATED', 'User not Logged in');
      }
      const form = definition.files ? await readForm(request, definition.files) : undefined;
      const input = readInput(definition, request, form?.fields ?? request.body);
      const result = await handle({ ...input, files: form?.files, user, request } as unknown as HandlerInput<never>);
      if (checkAnswers) definition.answer.parse(result);
      return result;
    };

    const answerUncached = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store');
      const result = await answer(request);
      return definition.sends ? sendFile(reply, definition.sends, result as FileAnswer) : result;
    };

    const { cached } = definition;
    app.route({
      method,
      url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: cached
        ? (request, reply) =>
            bypassesCache(request)
              ? answerUncached(request, reply)
              : sendCached(request, reply, { cache, key: request.url, tags: cached }, async () => ({
                  status: 200,
                  headers: {
                    'content-type': 'application/json; charset=utf-8',
                    'cache-control': 'public, max-age=0, must-revalidate',
                  },
                  body: JSON.stringify(await answer(request)),
                }))
        : answerUncached,
    });
  }
}

/** The console's lists read public calls too and must show a change at once, before the cache hears of it. */
const bypassesCache = ({ headers }: FastifyRequest): boolean =>
  headers['cache-control'] === 'no-cache' && headers.authorization !== undefined;

function sendFile(reply: FastifyReply, type: string, { fileName, bytes }: FileAnswer): FastifyReply {
  const place = type.startsWith('image/') ? 'inline' : `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
  return reply.type(type).header('content-disposition', place).send(bytes);
}
