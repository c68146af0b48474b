import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { ResponseBody } from '@subah/contract/client/api-client';
import type { Call, Endpoints } from '@subah/contract/endpoints';
import type { Message, MessageWith } from '@subah/messages/message';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Uploads } from './parse-multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as received, for signature checks. */
    rawBody?: string;
  }
}

type Parsed<Definition, Name extends string> = Definition extends { [key in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The text of a message in the language of the request. */
export type Translate = {
  (message: Message): string;
  <Values>(message: MessageWith<Values>, values: Values): string;
};

/** Validated input. `user` is always set unless the endpoint is open to anyone. */
export type HandlerInput<Key extends Call> = {
  params: Parsed<Endpoints[Key], 'params'>;
  query: Parsed<Endpoints[Key], 'query'>;
  body: Parsed<Endpoints[Key], 'body'>;
  files: Endpoints[Key] extends { files: infer Fields } ? Uploads<keyof Fields & string> : undefined;
  user: Endpoints[Key]['audience'] extends 'any' ? SessionUser | undefined : SessionUser;
  request: FastifyRequest;
  /** Not for responses that are cached: they are the same in every language. */
  t: Translate;
};

type Handler<Key extends Call> = (input: HandlerInput<Key>) => Promise<ResponseBody<Key>>;

/** One handler for each endpoint of the contract. */
export type Handlers = { [Key in Call]: Handler<Key> };
