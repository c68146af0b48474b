// Starts the shop. The bundle takes half the time and memory, so it is preferred while it is up to date; `npm start` runs it
// directly, with the same options.
import path from 'node:path';
import { BUNDLE_FOLDER, isBundleCurrent } from './current-bundle.ts';

/** Keep the process small; docs/decisions/040 has the measurements. */
const HEAP_OPTIONS = ['--max-semi-space-size=8', '--max-old-space-size=512'];
const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: '2' };

if (process.argv.includes('--dev') || !process.execve || !isBundleCurrent()) await import('./serve.ts');
else {
  const bundle = path.join(BUNDLE_FOLDER, 'main.js');
  const args = [process.execPath, ...HEAP_OPTIONS, bundle, ...process.argv.slice(2)];
  // Replaces this process, because both are read when a process starts.
  process.execve(process.execPath, args, { ...process.env, ...ALLOCATOR_SETTINGS });
}
