import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Simulator, startS3 } from '../../../test/s3-simulator.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { FileStorage } from './storage.ts';

let folder: string;
let s3: S3Simulator;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

describe.each<[string, () => FileStorage]>([
  ['a folder', () => folderStorage(folder)],
  ['a bucket', () => bucketStorage(s3.bucket, 'uploads')],
])('%s', (_name, open) => {
  test('reads what was written last', async () => {
    const bytes = randomBytes(3_000_000);
    await open().write('sizes/demo/leaf-300.webp', 'a drawing');
    expect(String(await open().read('sizes/demo/leaf-300.webp'))).toBe('a drawing');
    await open().write('sizes/demo/leaf-300.webp', bytes);
    expect((await open().read('sizes/demo/leaf-300.webp'))?.equals(bytes)).toBe(true);
    await open().write('empty', '');
    expect((await open().read('empty'))?.length).toBe(0);
  });

  test('removes no file that was written to its end', async () => {
    await open().write('people/ravi', 'x');
    expect(await open().removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
    expect(String(await open().read('people/ravi'))).toBe('x');
  });

  test('reads undefined for a missing or removed file', async () => {
    expect(await open().read('people/nobody')).toBeUndefined();
    await open().write('people/asha', 'x');
    await open().remove('people/asha');
    await open().remove('people/asha');
    expect(await open().read('people/asha')).toBeUndefined();
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'a/', 'A', 'a b', 'a?acl', 'a%2fb', 'a\0', ''])(
    'rejects the key %j without a request',
    async (key) => {
      const before = s3.requests.length;
      await expect(open().read(key)).rejects.toThrow('invalid storage key');
      await expect(open().write(key, 'x')).rejects.toThrow('invalid storage key');
      await expect(open().remove(key)).rejects.toThrow('invalid storage key');
      expect(s3.requests.length).toBe(before);
    },
  );
});

test('lists a folder that is not there as empty, but not one that cannot be read', async () => {
  expect(await folderStorage(path.join(folder, 'not-there')).list('')).toEqual([]);
  await folderStorage(folder).write('a-file', 'x');
  await expect(folderStorage(path.join(folder, 'a-file')).list('')).rejects.toThrow('ENOTDIR');
});

test('removes what a killed server left in the middle of writing a file, not what is being written', async () => {
  const name = (id: string) => path.join(folder, 'prescriptions', `019f0000-0000-7000-8000-000000000000.${id}.new`);
  await folderStorage(folder).write('prescriptions/asha', 'x');
  writeFileSync(name('0badcafe'), 'half of a prescr');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  utimesSync(name('0badcafe'), twoDaysAgo, twoDaysAgo);
  writeFileSync(name('feedbeef'), 'half');
  expect(await folderStorage(folder).removeUnfinished(new Date(Date.now() - 24 * 60 * 60 * 1000))).toBe(1);
  expect(readdirSync(path.join(folder, 'prescriptions')).sort()).toEqual(
    [path.basename(name('feedbeef')), 'asha'].sort(),
  );
  expect(await folderStorage(path.join(folder, 'none')).removeUnfinished(new Date())).toBe(0);
});
