import { expect, test } from 'vitest';
import { describeInitdbFailure } from './initdb-failure.ts';

test.each([
  [
    `2026-11-17 02:06:55.672 UTC [21747] FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10
2026-11-17 02:06:55.672 UTC [21747] HINT:  Check free disk space.
2026-11-17 02:06:55.672 UTC [21747] PANIC:  cannot abort transaction 1, it was already committed
Aborted
initdb: removing contents of data directory "/srv/data/database/data.new"
`,
    'could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10. Check free disk space.',
  ],
  [
    'initdb: error: could not create directory "/srv/data": No space left on device\n',
    'could not create directory "/srv/data": No space left on device.',
  ],
  ['Killed\n', 'Killed.'],
])('says in one line why a database cannot be created', (output, sentence) => {
  expect(describeInitdbFailure(output)).toBe(sentence);
});
