import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Answer } from '@subah/contract/client/api-client';
import type { Call, Endpoints } from '@subah/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Uploads } from './parse-multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A JSON body byte for byte, as signatures are computed over it. */
    rawBody?: string;
  }
}

type Parsed<Definition, Name extends string> = Definition extends { [key in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What a handler is given: checked input, and who asks. Calls that need a signed-in person always have one. */
export type HandlerInput<Key extends Call> = {
  params: Parsed<Endpoints[Key], 'params'>;
  query: Parsed<Endpoints[Key], 'query'>;
  body: Parsed<Endpoints[Key], 'body'>;
  files: Endpoints[Key] extends { files: infer Fields } ? Uploads<keyof Fields & string> : undefined;
  user: Endpoints[Key]['who'] extends 'any' ? SessionUser | undefined : SessionUser;
  request: FastifyRequest;
};

/** A handler translates and does not decide: it calls a use case and shapes the answer. */
type Handler<Key extends Call> = (asked: HandlerInput<Key>) => Promise<Answer<Key>>;

/** One handler for each call of the contract; a missing or an unknown one does not compile. */
export type Handlers = { [Key in Call]: Handler<Key> };
