import { isDeepStrictEqual } from 'node:util';
import type { ReadAs } from '@subah/contract/read-as';
import { Problem } from './problem.ts';

const OPEN_AGAIN = 'Open it again to see how it stands.';

/**
 * Throws RECORD_CHANGED when the stored record differs from `readAs`, the record that the form was opened with. `current` is the
 * stored record as calls return it, without fields that the form cannot edit; the caller holds its lock.
 */
export function rejectStaleChange(current: object, readAs: ReadAs | undefined): void {
  if (!readAs) return;
  const now = JSON.parse(JSON.stringify(current)) as Record<string, unknown>;
  const changed = Object.keys(now).filter((key) => key in readAs && !isDeepStrictEqual(now[key], readAs[key]));
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((key) => [key, `${describe(now[key])} ${OPEN_AGAIN}`]));
  throw new Problem('RECORD_CHANGED', `Somebody else has changed this meanwhile. ${OPEN_AGAIN}`, { fields });
}

const describe = (value: unknown): string =>
  (typeof value === 'string' && value.length <= 100) || typeof value === 'number'
    ? `Somebody else has changed this to “${value}” meanwhile.`
    : 'Somebody else has changed this meanwhile.';
