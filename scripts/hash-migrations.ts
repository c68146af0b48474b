// Lets the indexes of new migrations be built beforehand, and writes the sha-256 of each migration to hashes.json. Runs after `npm run migration`, and by hand after editing a new migration.
// A migration whose hash is committed already must not change.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../apps/server/migrations');

/** Hash by file name. */
export type Hashes = Record<string, string>;

export function hashMigrations(): Hashes {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    names.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

function committedHashes(): Hashes {
  const { status, stdout } = spawnSync('git', ['show', 'HEAD:./hashes.json'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Hashes) : {};
}

/** With IF NOT EXISTS an operator can build it beforehand with `create index concurrently`, while the shop is open. */
export const skipExistingIndexes = (text: string): string =>
  text.replace(/^(CREATE (?:UNIQUE )?INDEX) (?!IF NOT EXISTS)/gm, '$1 IF NOT EXISTS ');

function editNewMigrations(landed: Hashes): void {
  for (const name of Object.keys(hashMigrations()).filter((file) => !landed[file])) {
    const file = path.join(folder, name);
    writeFileSync(file, skipExistingIndexes(readFileSync(file, 'utf8')));
  }
}

if (import.meta.main) {
  const landed = committedHashes();
  editNewMigrations(landed);
  const hashes = hashMigrations();
  const changed = Object.entries(landed).filter(([name, hash]) => hashes[name] !== hash);
  for (const [name] of changed) process.stderr.write(`${name} has landed and must not change; add a new migration.\n`);
  if (changed.length > 0) process.exit(1);
  writeFileSync(path.join(folder, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
