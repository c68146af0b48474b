import { ERROR_STATUS, type ErrorCode } from '@subah/contract/errors';

/** An expected failure. Thrown from anywhere, it becomes the JSON error response; `message` is shown to people. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly details: Record<string, unknown> | undefined;
  /** Documented keys that the response carries beside the error. */
  readonly body: object;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
      body?: object;
    } = {},
  ) {
    super(message);
    this.code = code;
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
export const fieldProblem = (field: string, message: string, code: ErrorCode = 'VALIDATION'): Problem =>
  new Problem(code, message, { fields: { [field]: message } });

/** Also for what belongs to another customer, so that ids cannot be probed. `noun` begins the message: 'Order'. */
export const notFound = (noun: string): Problem => new Problem('NOT_FOUND', `${noun} not found`);
