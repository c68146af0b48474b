import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Simulator, startS3 } from '../../../test/s3-simulator.ts';
import { newId } from '../database/new-id.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { openPrivateFiles, type PrivateFiles, privateLinks } from './private-files.ts';

let folder: string;
let s3: S3Simulator;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'subah-private-'));
  s3 = await startS3();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.stop();
});

const inFolder = () => openPrivateFiles(folderStorage(folder, { isPrivate: true }));
const inBucket = () => openPrivateFiles(bucketStorage(s3.bucket, 'private'));

describe.each<[string, () => PrivateFiles]>([
  ['folder', inFolder],
  ['bucket', inBucket],
])('private files in a %s', (_place, open) => {
  test('writes, reads and removes a file', async () => {
    const files = open();
    const key = `prescriptions/${newId()}`;
    expect(await files.read(key)).toBeUndefined();
    await files.write(key, Buffer.from('x'));
    expect(String(await files.read(key))).toBe('x');
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  test('rejects a malformed key', async () => {
    const files = open();
    for (const key of ['../auth-secret', 'prescriptions/../../x', '/etc/passwd', `a/${newId()}/b`, `a/${newId()}\0`]) {
      await expect(files.read(key)).rejects.toThrow('invalid private file key');
    }
  });
});

test('a file in a folder is readable by the server’s user only', async () => {
  const key = `prescriptions/${newId()}`;
  await inFolder().write(key, Buffer.from('x'));
  expect((await stat(path.join(folder, key))).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(folder, 'prescriptions'))).mode & 0o777).toBe(0o700);
  expect(await readdir(path.join(folder, 'prescriptions'))).toHaveLength(1);
});

test('a file in a bucket cannot be read without the keys', async () => {
  const key = `prescriptions/${newId()}`;
  await inBucket().write(key, Buffer.from('x'));
  expect(String(s3.objects.get(`private/${key}`))).toBe('x');
  expect((await fetch(`${s3.bucket.address}/private/${key}`)).status).toBe(403);
});

test('a link is valid for one file, one viewer and five minutes', () => {
  let now = new Date('2026-11-15T10:00:00+05:30');
  const links = privateLinks('a secret of at least thirty-two characters', () => now);
  const [file, other, viewer] = [newId(), newId(), newId()];
  const search = new URLSearchParams(links.sign(file, viewer));
  const claim = {
    for: search.get('for') ?? '',
    expires: Number(search.get('expires')),
    signature: search.get('signature') ?? '',
  };
  expect(links.verify(file, claim)).toBe('valid');
  expect(links.verify(other, claim)).toBe('invalid');
  expect(links.verify(file, { ...claim, for: other })).toBe('invalid');
  expect(links.verify(file, { ...claim, expires: claim.expires + 1 })).toBe('invalid');
  expect(links.verify(file, { ...claim, signature: '' })).toBe('invalid');
  expect(links.verify(file, {})).toBe('invalid');
  expect(privateLinks('another secret of thirty-two characters', () => now).verify(file, claim)).toBe('invalid');
  now = new Date(now.getTime() + 5 * 60_000);
  expect(links.verify(file, claim)).toBe('expired');
});
