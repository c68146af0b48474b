import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackupTarget } from './backup/backup-target.ts';
import { describeFailure } from './describe-failure.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-failure-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('describes a folder that cannot be written, a full disk and a refusal of PostgreSQL in one line', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const target = openBackupTarget(file, 'a key of at least thirty-two characters');
  const error = await target.write('manifests/one', Buffer.from('x')).catch((reason: unknown) => reason);
  expect(describeFailure(error)).toMatch(/^ENOTDIR: not a directory, mkdir '.*a-file\/manifests'\.$/);

  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(describeFailure(full)).toBe('The disk is full.');
  const refusal = new pg.DatabaseError('permission denied for schema public', 0, 'error');
  refusal.code = '42501';
  expect(describeFailure(refusal)).toBe('PostgreSQL refused it: permission denied for schema public (42501).');
  expect(describeFailure(new Error('a bug'))).toBeUndefined();
});
