/** The values of a failed statement are somebody's name, number or prescription: the log keeps the statement, not them. */
export const withoutValues = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError };

/** What the log keeps of an error. PostgreSQL's `detail` repeats values too, so only its code and message stay. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
