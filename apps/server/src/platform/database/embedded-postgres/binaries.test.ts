import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startCluster } from './cluster.ts';

test.skipIf(process.getuid?.() !== 0)('finds a database outside DATA_DIR and does not replace a lost one', async () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'subah-private-'));
  const dir = (name: string) => path.join(parent, name, 'database');
  const first = await startCluster({ dir: dir('data'), settings: { fsync: 'off' } });
  await first.stop();
  const base = path.dirname(first.folder);
  try {
    expect(base).toMatch(/^\/var\/lib\/subah-/);
    expect(readFileSync(path.join(parent, 'data', 'database-folder'), 'utf8')).toBe(`${first.folder}\n`);

    renameSync(path.join(parent, 'data'), path.join(parent, 'moved'));
    const second = await startCluster({ dir: dir('moved'), settings: { fsync: 'off' } });
    await second.stop();
    expect(second.folder).toBe(first.folder);

    rmSync(first.folder, { recursive: true });
    await expect(startCluster({ dir: dir('moved') })).rejects.toThrow(`should be in ${first.folder}, but is not there`);
    expect(existsSync(first.folder)).toBe(false);
  } finally {
    rmSync(base, { recursive: true, force: true });
    rmSync(parent, { recursive: true, force: true });
  }
});
