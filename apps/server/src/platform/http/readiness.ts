import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readFreeBytes } from '../storage/free-bytes.ts';

/** A load balancer asks often and gives up early. */
const DEADLINE_MS = 1800;
/** PostgreSQL allocates its log in files of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
/** How long a disk of the database counts as full after it refused a write. */
const FULL_FOR_MS = 3000;

type Options = {
  /** With a connection of its own, so that a busy pool does not make the server look dead. */
  db: Db;
  /** Folders that the shop writes to. */
  folders: string[];
};

export type Readiness = {
  /** Why this server cannot serve requests, or undefined. */
  findFault: () => Promise<string | undefined>;
  markDiskFull: () => void;
  startDraining: () => void;
  isDraining: () => boolean;
};

export function createReadiness({ db, folders }: Options): Readiness {
  let isDraining = false;
  let fullUntil = 0;
  const check = async (): Promise<string | undefined> => {
    const [freeBytes] = await Promise.all([Promise.all(folders.map(readFreeBytes)), db.execute(sql`select 1`)]);
    const isFull = freeBytes.some((bytes) => bytes < MIN_FREE_BYTES) || performance.now() < fullUntil;
    return isFull ? 'The disk is full.' : undefined;
  };
  return {
    findFault: async () => {
      if (isDraining) return 'The shop is closing.';
      const noAnswer = 'The database does not answer.';
      return Promise.race([check().catch(() => noAnswer), wait(DEADLINE_MS, noAnswer, { ref: false })]);
    },
    markDiskFull: () => {
      fullUntil = performance.now() + FULL_FOR_MS;
    },
    startDraining: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}
