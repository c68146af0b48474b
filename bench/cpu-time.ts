import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The unit of the times in /proc/<pid>/stat. */
const MS_PER_TICK = 10;

export type CpuTime = { serverMs: number; databaseMs: number };

/** CPU time used so far by a shop's process and by its embedded PostgreSQL. Linux only. */
export function readCpuTime({ pid, dataDir }: { pid: number; dataDir: string }): CpuTime {
  const postmasterPid = Number(readFileSync(path.join(dataDir, 'database/data/postmaster.pid'), 'utf8').split('\n')[0]);
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
    .filter(({ parentPid }) => parentPid === postmasterPid);
  const postmaster = readProcess(postmasterPid);
  return {
    serverMs: readProcess(pid)?.ownMs ?? 0,
    databaseMs: (postmaster?.ownMs ?? 0) + (postmaster?.endedChildrenMs ?? 0) + sum(backends.map(({ ownMs }) => ownMs)),
  };
}

function readProcess(pid: number): { parentPid: number; ownMs: number; endedChildrenMs: number } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process ended after it was listed.
    return undefined;
  }
  // The second field is the program's name in parentheses, which may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parentPid = 0] = fields;
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return {
    parentPid,
    ownMs: (user + system) * MS_PER_TICK,
    endedChildrenMs: (childrenUser + childrenSystem) * MS_PER_TICK,
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
