import { apiRequests } from '@subah/messages/api/requests';
import { fieldProblem, type Problem } from '../http/problem.ts';
import { isId } from './new-id.ts';

/** The sort value and id of the last row of a page. Opaque to clients. */
export type Cursor = { value: string | number; id: string };

const writeCursor = ({ value, id }: Cursor): string => Buffer.from(JSON.stringify([value, id])).toString('base64url');

export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if ((typeof value === 'string' || typeof value === 'number') && typeof id === 'string' && isId(id))
      return { value, id };
  } catch {
    // Malformed text gets the same error as a wrong shape.
  }
  throw notACursor();
}

/** For lists sorted by a whole number, such as milliseconds. */
export function readNumberCursor(text: string | undefined): { value: number; id: string } | undefined {
  const cursor = readCursor(text);
  if (cursor && !(Number.isSafeInteger(cursor.value) && Number(cursor.value) >= 0)) throw notACursor();
  return cursor && { value: Number(cursor.value), id: cursor.id };
}

export const notACursor = (): Problem => fieldProblem('cursor', apiRequests.badCursor);

/** Expects up to `limit + 1` rows; the extra row means that there is a next page. */
export function page<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: Row[]; nextCursor: string | null } {
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  return { rows: pageRows, nextCursor: rows.length > limit && last ? writeCursor(cursorOf(last)) : null };
}
