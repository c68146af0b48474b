import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileStorage, ourKey } from './storage.ts';

/** A folder of this machine; `isPrivate` makes it readable by the shop's own user alone. */
export function folderStorage(folder: string, { isPrivate = false } = {}): FileStorage {
  const modes = isPrivate ? { folder: { mode: 0o700 }, file: { mode: 0o600 } } : { folder: {}, file: {} };
  const fileOf = (key: string) => path.join(folder, ourKey(key));
  return {
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    /** Written beside and renamed, so that a reader never sees half a file. */
    async write(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, ...modes.folder });
      const fresh = `${file}.${randomBytes(4).toString('hex')}.new`;
      await writeFile(fresh, bytes, modes.file);
      await rename(fresh, file);
    },
    remove: async (key) => rm(fileOf(key), { force: true }),
  };
}

/** Every file below a folder, by its path in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
