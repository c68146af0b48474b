// Prints name, version and licence of every package that is part of the image, as CSV.
import { readFileSync } from 'node:fs';
import path from 'node:path';

type LockedPackage = { version?: string; license?: string; dev?: boolean; link?: boolean };

const root = path.resolve(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

process.stdout.write('name,version,licence\n');
for (const [place, { version = '', license, dev, link }] of Object.entries(lock.packages)) {
  if (!place.includes('node_modules/') || dev || link) continue;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  process.stdout.write(`${name},${version},${license ?? 'unknown'}\n`);
}
