import { Readable } from 'node:stream';
import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Endpoint, EventTopics, FileResponse } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { apiRequests } from '@subah/messages/api/requests';
import type { Message, MessageWith } from '@subah/messages/message';
import { translate } from '@subah/messages/translate';
import { mayCall } from '@subah/rules/accounts/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheKeyOf, queryNamesOf } from '../cache/cache-key.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached-response.ts';
import { languageHeaders, languageOf } from './choose-language.ts';
import type { EventStreams } from './event-streams.ts';
import type { HandlerInput, Handlers, Translate } from './handler-types.ts';
import { acceptMultipart, parseMultipart } from './parse-multipart.ts';
import { Problem } from './problem.ts';
import { validateInput } from './validate-input.ts';

type Caller = { user: SessionUser; mustSetUpTwoStep: boolean };

type Options = {
  identify: (request: FastifyRequest) => Promise<Caller | undefined>;
  cache: ResponseCache;
  streams: EventStreams;
  /** Validate responses against their strict schemas, which reject undeclared fields. On in tests. */
  checkResponses: boolean;
};

type AnyHandler = (input: HandlerInput<never>) => Promise<object>;

/** Registers every endpoint of the contract under `/api/`. */
export async function registerEndpoints(app: FastifyInstance, handlers: Handlers, options: Options): Promise<void> {
  const all = Object.entries(endpoints) as [keyof Handlers, Endpoint][];
  const [plain, withFiles] = [all.filter(([, { files }]) => !files), all.filter(([, { files }]) => files)];
  registerEach(app, plain, handlers, options);
  // A child plugin, so that multipart parsing applies to these routes only.
  await app.register(async (child) => {
    await acceptMultipart(child);
    registerEach(child, withFiles, handlers, options);
  });
}

function registerEach(
  app: FastifyInstance,
  definitions: [keyof Handlers, Endpoint][],
  handlers: Handlers,
  { identify, cache, streams, checkResponses }: Options,
): void {
  for (const [call, definition] of definitions) {
    const [method, path] = call.split(' ') as [string, string];
    const handle = handlers[call] as AnyHandler;

    const respond = async (request: FastifyRequest, t: Translate): Promise<object> => {
      const caller =
        definition.audience === 'any' && !request.headers.authorization ? undefined : await identify(request);
      if (caller) request.userId = caller.user.id;
      const user = permitCaller(definition, caller);
      if (!mayCall(user?.role, definition.audience)) {
        throw user
          ? new Problem('FORBIDDEN', apiRequests.forbidden)
          : new Problem('UNAUTHENTICATED', definition.signInMessage ?? apiRequests.notSignedIn);
      }
      const form = definition.files ? await parseMultipart(request, definition.files) : undefined;
      const input = validateInput(definition, request, form?.fields ?? request.body);
      const result = await handle({ ...input, files: form?.files, user, request, t } as unknown as HandlerInput<never>);
      if (checkResponses) definition.response.parse(result);
      return result;
    };

    const answerUncached = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store');
      const language = languageOf(request);
      const t: Translate = <Values>(message: Message | MessageWith<Values>, values?: Values): string => {
        reply.headers(languageHeaders(language));
        return translate(language, message as MessageWith<Values>, values as Values);
      };
      const result = await respond(request, t);
      if (definition.responseType === 'text/event-stream') return streamEvents(request, reply, result as EventTopics);
      return definition.responseType ? sendFile(reply, definition.responseType, result as FileResponse) : result;
    };

    /** Ends with the session, the access token or the role, so that the client asks again. */
    const streamEvents = async (request: FastifyRequest, reply: FastifyReply, { topics }: EventTopics) => {
      const role = (await identify(request))?.user.role;
      const isAllowed = async () => (await identify(request))?.user.role === role;
      const stream = streams.open({ owner: request.userId ?? request.ip, topics, isAllowed });
      // A proxy that buffers would hold the events back.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    };

    const { cached, cachedWhenRepeated: onlyRepeated } = definition;
    const queryNames = queryNamesOf(definition);
    app.route({
      method,
      url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: cached
        ? (request, reply) =>
            bypassesCache(request)
              ? answerUncached(request, reply)
              : sendCached(
                  request,
                  reply,
                  { cache, key: cacheKeyOf(request, queryNames), tags: cached, onlyRepeated },
                  async () => ({
                    status: 200,
                    headers: {
                      'content-type': 'application/json; charset=utf-8',
                      'cache-control': 'public, max-age=0, must-revalidate',
                    },
                    body: JSON.stringify(await respond(request, refuseTranslation)),
                  }),
                )
        : answerUncached,
    });
  }
}

const refuseTranslation: Translate = () => {
  throw new Error('a cached response must not depend on the language');
};

/** Staff who must set up the second step of sign-in are visitors in public calls and refused in all others but its set-up. */
function permitCaller({ audience, beforeTwoStep }: Endpoint, caller: Caller | undefined): SessionUser | undefined {
  if (!caller?.mustSetUpTwoStep || beforeTwoStep) return caller?.user;
  if (audience === 'any') return undefined;
  throw new Problem('TWO_STEP_NOT_SET_UP', apiRequests.setUpTwoStep);
}

/** The console's lists read public calls too and must show a change at once, before the cache hears of it. */
const bypassesCache = ({ headers }: FastifyRequest): boolean =>
  headers['cache-control'] === 'no-cache' && headers.authorization !== undefined;

function sendFile(reply: FastifyReply, type: string, { fileName, bytes }: FileResponse): FastifyReply {
  const disposition = type.startsWith('image/')
    ? 'inline'
    : `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
  // A failure between two parts breaks the connection off, so that no shortened file is taken for a whole one.
  const body = bytes instanceof Uint8Array ? bytes : Readable.from(bytes, { objectMode: false });
  return reply.type(type).header('content-disposition', disposition).send(body);
}
