import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../deps.ts';

/** An import reads a local file. The caller removes it. */
export async function writeLocalCopy({ settings }: Pick<Deps, 'settings'>, id: string, bytes: Buffer): Promise<string> {
  const folder = path.join(settings.dataDir, 'imports');
  const file = path.join(folder, `${id}.csv`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  return file;
}
