import { inputFaults } from '@subah/messages/api/inputs';
import { apiRequests } from '@subah/messages/api/requests';
import type { Message, Text } from '@subah/messages/message';
import type { Audience } from '@subah/rules/accounts/roles';
import { z } from 'zod';
import { inputText } from './input-messages.ts';
import { numberText } from './input-values.ts';

/** An endpoint of the API. Its key is `METHOD path`, with the path under `/api/`. */
export type Endpoint = {
  audience: Audience;
  summary: string;
  /** Open to staff who must set up the second step of sign-in before anything else. */
  beforeTwoStep?: true;
  /** The message without a session, where the specification has one of its own. */
  signInMessage?: Message;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Keys of the query and body that clients of an earlier version send, with their present name. */
  formerNames?: Readonly<Record<string, string>>;
  /** Files of a multipart body. The endpoint also accepts JSON without files. */
  files?: Readonly<Record<string, FileField>>;
  response: z.ZodObject;
  /** The response is a file: the handler returns a `FileResponse`. For a stream of events it returns `EventTopics`. */
  responseType?: 'application/pdf' | 'text/csv' | 'image/webp' | 'text/event-stream';
  /** The response may be cached; a change of one of these tags invalidates it. */
  cached?: readonly CacheTag[];
  /** Most requests are never repeated, so that only the response to a repeated one is cached. */
  cachedWhenRepeated?: true;
};

/** `tooLarge` and `tooMany` are error messages for the user. */
export type FileField = { maxFiles: number; maxBytes: number; tooLarge: Text; tooMany: Text };

const isAsyncIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** A list of any length is sent in parts, so that it is never in memory as a whole. */
export const FileResponse = z.strictObject({
  fileName: z.string(),
  bytes: z.union([z.instanceof(Uint8Array), z.custom<AsyncIterable<Uint8Array>>(isAsyncIterable)]),
});
export type FileResponse = z.infer<typeof FileResponse>;

/** What a stream of server-sent events reports. An event holds only its topic: the client reads again what it shows of it. */
export const EventTopics = z.strictObject({ topics: z.array(z.string()) });
export type EventTopics = z.infer<typeof EventTopics>;

/** For multipart bodies, where every field is text: parses JSON text, accepts other values as they are. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: inputText(inputFaults.notJson).error() });
      return z.NEVER;
    }
  }, schema);

/** A boolean, also as text from a form. */
export const Flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** Clients send an empty string or null for a missing choice. */
export const blankAsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema);

/** Sources of cached responses and pages; publishing a change of one invalidates all that were made from it. */
export const CACHE_TAGS = [
  'catalog',
  'delivery',
  'healthcare',
  'membership',
  'reviews',
  'shop',
  'testimonials',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition;

export const Id = z.uuid(inputText(apiRequests.badId));

export const data = <Data extends z.ZodType>(schema: Data) =>
  z.strictObject({ data: schema, message: z.string().optional() });

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), nextCursor: z.string().nullable() });

const DEFAULT_PAGE_SIZE = 60;
const MAX_PAGE_SIZE = 100;

/** Cursor pagination of all lists. */
export const Page = z.object({
  limit: numberText(z.number().int().min(1).max(MAX_PAGE_SIZE)).default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(200).optional(),
});
export type Page = z.infer<typeof Page>;
