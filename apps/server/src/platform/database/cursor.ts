import { fieldProblem, type Problem } from '../http/problem.ts';
import { isId } from './new-id.ts';

/** Where a list goes on: the sort value and id of the last row sent. Opaque to clients. */
export type Cursor = { value: string | number; id: string };

const writeCursor = ({ value, id }: Cursor): string => Buffer.from(JSON.stringify([value, id])).toString('base64url');

export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if ((typeof value === 'string' || typeof value === 'number') && typeof id === 'string' && isId(id))
      return { value, id };
  } catch {
    // falls through to the same answer
  }
  throw notACursor();
}

/** For lists that are sorted by a whole number, such as milliseconds. */
export function readNumberCursor(text: string | undefined): { value: number; id: string } | undefined {
  const cursor = readCursor(text);
  if (cursor && !(Number.isSafeInteger(cursor.value) && Number(cursor.value) >= 0)) throw notACursor();
  return cursor && { value: Number(cursor.value), id: cursor.id };
}

export const notACursor = (): Problem => fieldProblem('cursor', 'This cursor is not valid.');

/** One row more than asked for tells whether there is a next page. */
export function page<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: Row[]; nextCursor: string | null } {
  const sent = rows.slice(0, limit);
  const last = sent.at(-1);
  return { rows: sent, nextCursor: rows.length > limit && last ? writeCursor(cursorOf(last)) : null };
}
