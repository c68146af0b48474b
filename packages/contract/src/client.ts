import type { z } from 'zod';
import type { Call, Endpoints } from './endpoints.ts';
import type { ErrorAnswer, ErrorCode } from './errors.ts';

// Only types come from the schemas here, so a page that calls the API does not carry a validator to the phone.

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> }
  : unknown;

type PartOf<Definition, Name extends string> = Definition extends { [key in Name]: infer Schema }
  ? Part<Name, Schema>
  : unknown;

export type Input<Key extends Call> = PartOf<Endpoints[Key], 'params'> &
  PartOf<Endpoints[Key], 'query'> &
  PartOf<Endpoints[Key], 'body'>;

export type Answer<Key extends Call> = z.output<Endpoints[Key]['answer']>;

type Arguments<Key extends Call> = Record<never, never> extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];

/** `await api('POST login', { body: { mobile, password } })` */
export type Api = <Key extends Call>(call: Key, ...args: Arguments<Key>) => Promise<Answer<Key>>;

export type Transport = (request: { method: string; path: string; body?: unknown }) => Promise<{
  status: number;
  body: unknown;
}>;

/** A failure that the server explained. Its message is meant for the person. */
export class ApiError extends Error {
  /** Known by its name: the built storefront carries a copy of this class of its own, and both are the same failure. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(answer.message ?? 'Something went wrong. Please try again.');
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code ?? 'INTERNAL';
    this.fields = answer.fields ?? {};
    this.requestId = answer.requestId;
  }
}

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

export function createApi(send: Transport): Api {
  return async (call, ...args) => {
    const input = (args[0] ?? {}) as AnyInput;
    const [method, template] = call.split(' ') as [string, string];
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
    const search = searchText(input.query);
    const answer = await send({ method, path: `/api/${path}${search}`, body: input.body });
    if (answer.status >= 400) throw new ApiError(answer.status, (answer.body ?? {}) as Partial<ErrorAnswer>);
    return answer.body as never;
  };
}

function searchText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`;
}
