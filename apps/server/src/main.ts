// Starts the shop. The bundle takes half the time and memory, so it is preferred while it is up to date; `npm start` runs it
// directly, with the same options.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '..');
const SOURCES = [import.meta.dirname, path.resolve(SERVER, '../../packages')];
/** Written when the bundle was built from the current sources, or was found to be. */
const STAMP = path.join(SERVER, 'build/.setup');

/** Keep the process small; docs/decisions/040 has the measurements. */
const HEAP_OPTIONS = ['--max-semi-space-size=8', '--max-old-space-size=512'];

if (process.argv.includes('--dev') || !process.execve || !isBundleCurrent()) await import('./serve.ts');
else {
  const bundle = path.join(SERVER, 'build/main.js');
  const args = [process.execPath, ...HEAP_OPTIONS, bundle, ...process.argv.slice(2)];
  // Replaces this process, because the size of the heap is fixed when a process starts.
  process.execve(process.execPath, args, process.env);
}

function isBundleCurrent(): boolean {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).every(
      (name) => statSync(path.join(folder, name)).mtimeMs <= builtAt,
    ),
  );
}
