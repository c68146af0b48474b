import { ERROR_STATUS, type ErrorCode } from '@subah/contract/errors';
import { type NotFoundThing, notFoundMessages } from '@subah/messages/api/not-found';
import { type Text, textIn } from '@subah/messages/message';

/** An expected failure. Thrown from anywhere, it becomes the JSON error response; `text` is shown to people. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly fields: Record<string, Text> | undefined;
  readonly headers: Record<string, string>;
  readonly details: Record<string, unknown> | undefined;
  /** Documented keys that the response carries beside the error. */
  readonly body: object;

  constructor(
    code: ErrorCode,
    text: Text,
    more: {
      fields?: Record<string, Text>;
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
      body?: object;
    } = {},
  ) {
    // Logs and staff read English.
    super(textIn('en', text));
    this.code = code;
    this.text = text;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.details = more.details;
    this.body = more.body ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** One field of the input is wrong. */
export const fieldProblem = (field: string, text: Text, code: ErrorCode = 'VALIDATION'): Problem =>
  new Problem(code, text, { fields: { [field]: text } });

/** Also for what belongs to another customer, so that ids cannot be probed. */
export const notFound = (thing: NotFoundThing): Problem => new Problem('NOT_FOUND', notFoundMessages[thing]);
