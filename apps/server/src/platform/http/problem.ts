import { ERROR_STATUS, type ErrorCode } from '@subah/contract/errors';

/** An expected failure, thrown from anywhere and shaped into an answer in one place. The sentence is for the person. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Documented keys that the answer carries beside the error. */
  readonly body: object;

  constructor(
    code: ErrorCode,
    sentence: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string>; body?: object } = {},
  ) {
    super(sentence);
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.body = more.body ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** One field is at fault; the sentence says what with. */
export const fieldProblem = (field: string, sentence: string): Problem =>
  new Problem('VALIDATION', sentence, { fields: { [field]: sentence } });

/** Somebody else's thing and a thing that does not exist get the same answer. */
export const notFound = (thing: string): Problem => new Problem('NOT_FOUND', `${thing} not found`);
