import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from './new-id.ts';
import { openPrivateFiles, privateLinks } from './private-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'subah-private-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file is kept for our own user, read and removed', async () => {
  const files = openPrivateFiles(folder);
  const key = `prescriptions/${newId()}`;
  expect(await files.read(key)).toBeUndefined();
  await files.keep(key, Buffer.from('x'));
  expect(String(await files.read(key))).toBe('x');
  expect((await stat(path.join(folder, key))).mode & 0o777).toBe(0o600);
  expect(await readdir(path.join(folder, 'prescriptions'))).toHaveLength(1);
  await files.remove(key);
  await files.remove(key);
  expect(await files.read(key)).toBeUndefined();
});

test('a key of another shape is never looked for', async () => {
  const files = openPrivateFiles(folder);
  for (const key of ['../auth-secret', 'prescriptions/../../x', '/etc/passwd', `a/${newId()}/b`, `a/${newId()}\0`]) {
    await expect(files.read(key)).rejects.toThrow('no key');
  }
});

test('a link opens one file for one person for five minutes', () => {
  let now = new Date('2026-11-15T10:00:00+05:30');
  const links = privateLinks('a secret of at least thirty-two characters', () => now);
  const [file, other, viewer] = [newId(), newId(), newId()];
  const search = new URLSearchParams(links.grant(file, viewer));
  const claim = {
    for: search.get('for') ?? '',
    expires: Number(search.get('expires')),
    signature: search.get('signature') ?? '',
  };
  expect(links.check(file, claim)).toBe('valid');
  expect(links.check(other, claim)).toBe('false');
  expect(links.check(file, { ...claim, for: other })).toBe('false');
  expect(links.check(file, { ...claim, expires: claim.expires + 1 })).toBe('false');
  expect(links.check(file, { ...claim, signature: '' })).toBe('false');
  expect(links.check(file, {})).toBe('false');
  expect(privateLinks('another secret of thirty-two characters', () => now).check(file, claim)).toBe('false');
  now = new Date(now.getTime() + 5 * 60_000);
  expect(links.check(file, claim)).toBe('expired');
});
