import type { Audience } from '@subah/rules/accounts/roles';
import { z } from 'zod';

/** One call of the API: who may make it, what goes in, what comes out. Its key is `METHOD path`, the path under `/api/`. */
export type Endpoint = {
  who: Audience;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Keys of the query and body that clients of an earlier version send, with their present name. */
  formerNames?: Readonly<Record<string, string>>;
  /** Files that may come with the body as multipart form data. Such a call takes plain JSON too, then without files. */
  files?: Readonly<Record<string, FileField>>;
  answer: z.ZodObject;
  /** The answer is a file and not JSON: its handler gives a `FileAnswer`. */
  sends?: 'application/pdf' | 'text/csv' | 'image/webp';
  /** Public reads that may be answered from finished bytes; the tags name what drops them. */
  cached?: readonly CacheTag[];
};

/** One field of a form that carries files. `tooLarge` and `tooMany` are the words the person reads. */
export type FileField = { most: number; largestBytes: number; tooLarge: string; tooMany: string };

/** What a call that `sends` a file gives. */
export const FileAnswer = z.strictObject({ fileName: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileAnswer = z.infer<typeof FileAnswer>;

/** A value inside a multipart form, where everything is text: JSON text is read, a value that is one already stays. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'This is not valid JSON.' });
      return z.NEVER;
    }
  }, schema);

/** A yes or no that may come as text from a form. */
export const Flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** What a cached answer or page was made from. Writing to one of these drops everything made from it. */
export const CACHE_TAGS = ['catalog', 'delivery', 'healthcare', 'membership', 'testimonials'] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition;

/** An opaque id of ours. Anything of another shape cannot exist, so it is refused before the database is asked. */
export const Id = z.uuid('This id is not valid.');

export const data = <Data extends z.ZodType>(schema: Data) =>
  z.strictObject({ data: schema, message: z.string().optional() });

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), nextCursor: z.string().nullable() });

const DEFAULT_PAGE = 60;
const LARGEST_PAGE = 100;

/** Every list pages by cursor; no call ever returns an unbounded list. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(DEFAULT_PAGE),
  cursor: z.string().max(200).optional(),
});
export type Page = z.infer<typeof Page>;
