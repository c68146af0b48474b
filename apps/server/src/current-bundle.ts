import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '..');
const SOURCES = [import.meta.dirname, path.resolve(SERVER, '../../packages')];

export const BUNDLE_FOLDER = path.join(SERVER, 'build');

/** Written when the bundle was built from the current sources, or was found to be. */
const STAMP = path.join(BUNDLE_FOLDER, '.setup');

export function isBundleCurrent(): boolean {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).every(
      (name) => statSync(path.join(folder, name)).mtimeMs <= builtAt,
    ),
  );
}
