import pg from 'pg';
import { isDatabaseUnavailable, isDiskFull } from './database/database.ts';
import { Problem } from './http/problem.ts';
import { StartFailure } from './start-failure.ts';

/** One line for the operator; undefined for an error that only its stack explains. */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof StartFailure) return error.message;
  if (isDiskFull(error)) return 'The disk is full.';
  if (error instanceof Error && 'path' in error && 'syscall' in error) return `${error.message}.`;
  if (error instanceof pg.DatabaseError && !isDatabaseUnavailable(error))
    return `PostgreSQL refused it: ${error.message} (${error.code}).`;
  if (error instanceof Problem && error.cause instanceof Error) return `${error.cause.message}.`;
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return error.message;
  return isDatabaseUnavailable(error) ? 'The database does not answer.' : undefined;
}
