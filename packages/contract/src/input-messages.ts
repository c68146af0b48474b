import { inputFaults } from '@subah/messages/api/inputs';
import type { Language } from '@subah/messages/language';
import { type MessageWith, type Text, textIn } from '@subah/messages/message';
import { translate } from '@subah/messages/translate';
import type { z } from 'zod';

/** Zod asks for the text of a fault while it parses, and passes no context. Parsing is synchronous. */
let language: Language = 'en';

/** The sentence of a schema, in the language of `parseIn`: `z.string().min(6, inputText(accountInputs.shortPassword))`. */
export const inputText = (text: Text) => ({ error: (): string => textIn(language, text) });

type Parsed<Value> = { success: true; data: Value } | { success: false; issues: z.core.$ZodIssue[] };

/** Parses a value; the faults are described in this language. */
export function parseIn<Schema extends z.ZodType>(
  inLanguage: Language,
  schema: Schema,
  value: unknown,
): Parsed<z.output<Schema>> {
  language = inLanguage;
  try {
    const parsed = schema.safeParse(value, { error: describeIssue });
    // Zod writes the sentences when the issues are first read.
    return parsed.success ? parsed : { success: false, issues: parsed.error.issues };
  } finally {
    language = 'en';
  }
}

type Issue = z.core.$ZodRawIssue;

/** Error map for schemas without a message of their own: a plain sentence with the name of the field. */
function describeIssue(issue: Issue): string {
  const name = fieldName(issue);
  switch (issue.code) {
    case 'invalid_type':
      return translate(language, issue.input === undefined ? inputFaults.required : wrongType(issue.expected), {
        name,
      });
    case 'too_big':
      return translate(language, TOO_BIG[issue.origin] ?? inputFaults.tooBig, { name, limit: Number(issue.maximum) });
    case 'too_small':
      return issue.minimum === 1 && (issue.origin === 'string' || issue.origin === 'array')
        ? translate(language, inputFaults.required, { name })
        : translate(language, TOO_SMALL[issue.origin] ?? inputFaults.tooSmall, { name, limit: Number(issue.minimum) });
    case 'not_multiple_of':
      return translate(language, inputFaults.notMultiple, { name, divisor: Number(issue.divisor) });
    case 'invalid_value':
      return translate(language, inputFaults.notOneOf, { name, values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return translate(language, inputFaults.unknownField, { name, keys: issue.keys.join(', ') });
    default:
      return translate(language, inputFaults.notValid, { name });
  }
}

/** The last name in the path; list positions are skipped. */
function fieldName({ path = [] }: Issue): string {
  const name = path.findLast((part) => typeof part === 'string');
  return name === undefined ? translate(language, inputFaults.theRequest) : String(name);
}

type Limits = Partial<Record<string, MessageWith<{ name: string; limit: number }>>>;

const TOO_BIG: Limits = { string: inputFaults.tooLong, array: inputFaults.tooManyEntries };
const TOO_SMALL: Limits = { string: inputFaults.tooShort, array: inputFaults.tooFewEntries };

function wrongType(expected: string): MessageWith<{ name: string }> {
  switch (expected) {
    case 'string':
      return inputFaults.notText;
    case 'number':
      return inputFaults.notNumber;
    case 'int':
      return inputFaults.notWholeNumber;
    case 'boolean':
      return inputFaults.notBoolean;
    case 'array':
      return inputFaults.notList;
    case 'object':
    case 'record':
      return inputFaults.notObject;
    default:
      return inputFaults.otherType;
  }
}
