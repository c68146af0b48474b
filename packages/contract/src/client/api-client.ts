import { apiClient } from '@subah/messages/api/client';
import type { Message } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import type { z } from 'zod';
import type { Call, Endpoints } from '../endpoints.ts';
import type { ErrorCode, ErrorResponse } from '../errors.ts';

// Imports only types of the schemas, to keep zod out of the browser bundle.

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> }
  : unknown;

type PartOf<Definition, Name extends string> = Definition extends { [key in Name]: infer Schema }
  ? Part<Name, Schema>
  : unknown;

/** An endpoint with files also accepts FormData, with the fields of the body and the files. */
type Body<Definition> = Definition extends { files: object }
  ? { body: FormData } | PartOf<Definition, 'body'>
  : PartOf<Definition, 'body'>;

export type Input<Key extends Call> = PartOf<Endpoints[Key], 'params'> &
  PartOf<Endpoints[Key], 'query'> &
  Body<Endpoints[Key]> & { headers?: Record<string, string> };

/** Endpoints that respond with a file. */
type FileCall = {
  [Key in Call]: Endpoints[Key] extends { responseType: 'text/event-stream' }
    ? never
    : Endpoints[Key] extends { responseType: string }
      ? Key
      : never;
}[Call];

export type ResponseBody<Key extends Call> = z.output<Endpoints[Key]['response']>;

type Arguments<Key extends Call> = Record<never, never> extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];

/** `await api('POST login', { body: { mobile, password } })` */
export type Api = <Key extends Call>(call: Key, ...args: Arguments<Key>) => Promise<ResponseBody<Key>>;

/** `await download('GET orders/{id}/invoice.pdf', { params: { id } })` */
export type Download = <Key extends FileCall>(call: Key, ...args: Arguments<Key>) => Promise<Blob>;

type TransportRequest = {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Read the response as a blob. Errors are JSON in any case. */
  asFile?: boolean;
};

export type Transport = (request: TransportRequest) => Promise<{
  status: number;
  body: unknown;
}>;

/** An error response of the API. Its message can be shown to the user. */
type Refusal = { code: ErrorCode; message: Message };

const AWAY: Refusal = { code: 'UNAVAILABLE', message: apiClient.away };

/** What a status means that a proxy sends in place of the shop, without a body that we know. */
const PROXY_REFUSALS: Record<number, Refusal> = {
  413: { code: 'PAYLOAD_TOO_LARGE', message: apiClient.tooLarge },
  429: { code: 'RATE_LIMITED', message: apiClient.tooManyTries },
  502: AWAY,
  503: AWAY,
  504: AWAY,
};

export class ApiError extends Error {
  /** By name, because the built storefront has its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  readonly details: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(status: number, response: Partial<ErrorResponse>) {
    const refusal = PROXY_REFUSALS[status] ?? { code: 'INTERNAL', message: apiClient.failed };
    super(response.message ?? t(refusal.message));
    this.name = 'ApiError';
    this.status = status;
    this.code = response.code ?? refusal.code;
    this.fields = response.fields ?? {};
    this.details = response.details ?? {};
    this.requestId = response.requestId;
  }
}

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

export const createApi =
  (send: Transport): Api =>
  (call, ...args) =>
    request(send, call, args[0]) as Promise<never>;

export const createDownload =
  (send: Transport): Download =>
  (call, ...args) =>
    request(send, call, args[0], true) as Promise<Blob>;

async function request(send: Transport, call: string, args: AnyInput | undefined, asFile = false): Promise<unknown> {
  const input = args ?? {};
  const [method, template] = call.split(' ') as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = searchText(input.query);
  const response = await send({
    method,
    path: `/api/${path}${search}`,
    body: input.body,
    ...(input.headers ? { headers: input.headers } : {}),
    ...(asFile ? { asFile } : {}),
  });
  if (response.status >= 400) throw new ApiError(response.status, (response.body ?? {}) as Partial<ErrorResponse>);
  return response.body;
}

/** A list is a repeated parameter. */
function searchText(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined)
      .map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
