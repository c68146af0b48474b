import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type FileStorage, isKey } from './storage.ts';

/** A file that is being written. */
const UNFINISHED = /\.[0-9a-f]{8}\.new$/;

/** With `isPrivate` only the user of the server process can read it. */
export function folderStorage(folder: string, { isPrivate = false } = {}): FileStorage {
  const modes = isPrivate ? { folder: { mode: 0o700 }, file: { mode: 0o600 } } : { folder: {}, file: {} };
  const fileOf = (key: string) => path.join(folder, checkKey(key));
  return {
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    // Written under another name and renamed, which makes it atomic.
    async write(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, ...modes.folder });
      const temporary = `${file}.${randomBytes(4).toString('hex')}.new`;
      try {
        await writeFile(temporary, bytes, modes.file);
        await rename(temporary, file);
      } catch (error) {
        // On a full disk a part of it may have been written.
        await rm(temporary, { force: true });
        throw error;
      }
    },
    remove: async (key) => rm(fileOf(key), { force: true }),
    async list(subfolder) {
      // Without the temporary names of files that are being written.
      const names = await filesIn(subfolder ? fileOf(subfolder) : folder);
      const keys = names.map((name) => (subfolder ? `${subfolder}/${name}` : name)).filter(isKey);
      const files = [];
      for (const key of keys) {
        const found = await stat(fileOf(key)).catch(() => undefined);
        if (found) files.push({ key, version: `${found.size} ${found.mtimeMs}` });
      }
      return files;
    },
    async removeUnfinished(before) {
      let removed = 0;
      for (const name of (await filesIn(folder)).filter((name) => UNFINISHED.test(name))) {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (!found || found.mtime >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Paths relative to `folder`, subfolders included. One that cannot be read is an error: a backup would lack its files. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
