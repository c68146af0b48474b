import type { Endpoint } from '@subah/contract/endpoint';
import { parseIn } from '@subah/contract/input-messages';
import { apiRequests } from '@subah/messages/api/requests';
import type { Message, Text } from '@subah/messages/message';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { languageOf } from './choose-language.ts';
import { Problem } from './problem.ts';

const MAX_DEPTH = 20;

type Input = { params: unknown; query: unknown; body: unknown };

/** Validates params, query and body by their schemas and reports all invalid fields at once. */
export function validateInput(definition: Endpoint, request: FastifyRequest, body: unknown): Input {
  const language = languageOf(request);
  // Without a prototype: a field may be called `__proto__`.
  const fields: Record<string, Text> = Object.create(null);
  const hasBadText = (value: unknown, faultOf: TextCheck): boolean => {
    const bad = findBadText(value, faultOf);
    if (bad) fields[bad.path || 'body'] ??= bad.message;
    return bad !== undefined;
  };
  const validate = (schema: z.ZodType | undefined, value: unknown, faultOf = unstorable): unknown => {
    if (!schema) return undefined;
    if (hasBadText(value, faultOf)) return undefined;
    const parsed = parseIn(language, schema, value);
    if (parsed.success) {
      // Again, because a form field may hold JSON with escaped characters.
      return hasBadText(parsed.data, faultOf) ? undefined : parsed.data;
    }
    for (const issue of parsed.issues) {
      const { path, message } = mostSpecific(issue);
      fields[path.length === 0 ? 'body' : path.join('.')] ??= message;
    }
    return undefined;
  };
  const input = {
    params: validate(definition.params, request.params),
    query: validate(definition.query, renameKeys(request.query, definition.formerNames)),
    body: validate(definition.body, renameKeys(body ?? undefined, definition.formerNames), unreadable),
  };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Problem('VALIDATION', first, { fields });
  return input;
}

function renameKeys(input: unknown, names: Endpoint['formerNames']): unknown {
  if (!names || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  // A present name wins over a former one.
  const renamed = Object.entries(input).map(
    ([key, value]) => [Object.hasOwn(names, key) ? String(names[key]) : key, value] as const,
  );
  return { ...Object.fromEntries(renamed), ...input };
}

type BadText = { path: string; message: Message };
type TextCheck = (text: string) => Message | undefined;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const unstorable: TextCheck = (text) =>
  text.includes('\0') || !text.isWellFormed() ? apiRequests.unstorable : undefined;

/** Joiners, fillers, marks of direction and control characters. */
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What is kept must also be seen; a blank text is left to the schema. */
const unreadable: TextCheck = (text) =>
  unstorable(text) ?? (INVISIBLE.test(text) && text.trim() !== '' ? apiRequests.onlyInvisible : undefined);

/** Nesting beyond any schema counts too: it would exhaust the stack. */
function findBadText(value: unknown, faultOf: TextCheck, path = '', depth = 0): BadText | undefined {
  if (typeof value === 'string') {
    const message = faultOf(value);
    return message && { path, message };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path, message: apiRequests.unstorable };
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = findBadText(key, faultOf, path) ?? findBadText(inner, faultOf, at, depth + 1);
    if (found) return found;
  }
  return undefined;
}

type FieldError = { path: PropertyKey[]; message: string };

/** A union reports an issue for every branch; the deepest path belongs to the branch that the client meant. */
function mostSpecific(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.map((branch) => branch[0]).filter((first) => first !== undefined);
    const best = branches.sort((a, b) => b.path.length - a.path.length)[0];
    if (best) {
      const inner = mostSpecific(best);
      return { path: [...issue.path, ...inner.path], message: inner.message };
    }
  }
  return { path: issue.path, message: issue.message };
}
