import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Error map for schemas without a message of their own: a plain sentence with the name of the field. */
export function describeIssue(issue: Issue): string {
  const name = fieldName(issue);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${name} is required.` : `${name} must be ${typeName(issue.expected)}.`;
    case 'too_big':
      return `${name} ${limitText(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'too_small':
      return issue.minimum === 1 && (issue.origin === 'string' || issue.origin === 'array')
        ? `${name} is required.`
        : `${name} ${limitText(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}.`;
    case 'invalid_value':
      return `${name} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `${name} has an unknown field: ${issue.keys.join(', ')}.`;
    default:
      return `${name} is not valid.`;
  }
}

/** The last name in the path; list positions are skipped. */
function fieldName({ path = [] }: Issue): string {
  const name = path.findLast((part) => typeof part === 'string');
  return name === undefined ? 'The request' : String(name);
}

function typeName(expected: string): string {
  switch (expected) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'int':
      return 'a whole number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
    case 'record':
      return 'an object';
    default:
      return 'of another type';
  }
}

function limitText(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `must have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}.`;
  if (origin === 'array') return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
  return `must be ${bound} ${limit}.`;
}
