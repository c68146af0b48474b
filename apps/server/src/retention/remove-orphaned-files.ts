import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { Db } from '../platform/database/database.ts';
import { lowestIdAt } from '../platform/database/new-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_AGE_DAYS = 2;
/**
 * Killed servers leave a file now and then. More of them mean that the database is not that of these files: another shop's
 * bucket in the settings, or an old backup.
 */
const MAX_ORPHANS = 20;
/** Bounds the parameters of one statement. */
const BATCH = 5000;

/** Where the ids of the files in a folder of the private storage stand. Files of other folders are left alone. */
const ROWS: Record<string, { table: string; column: string }> = {
  'claim-photos': { table: 'order_claims', column: 'photo_id' },
  'delivery-photos': { table: 'stop_visits', column: 'photo_id' },
  'import-errors': { table: 'sent_lists', column: 'id' },
  'import-lists': { table: 'sent_lists', column: 'id' },
  'lab-reports': { table: 'lab_reports', column: 'id' },
  prescriptions: { table: 'prescription_images', column: 'id' },
};

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

/**
 * Removes private files without a row, which a server leaves that is killed between writing a file and committing its row, and parts
 * of files, which one leaves that is killed while writing. The
 * ids are version 7, so they tell the age. Files are listed before the rows are read: a row that was added since is found.
 */
export async function removeOrphanedFiles({ db, privateFiles, clock }: Pick<Deps, 'db' | 'privateFiles' | 'clock'>) {
  const before = new Date(clock().getTime() - MIN_AGE_DAYS * DAY_MS);
  const unfinished = await privateFiles.removeUnfinished(before);
  const newest = lowestIdAt(before);
  const old = (await privateFiles.list())
    .map((key) => key.split('/'))
    .flatMap(([folder = '', id = '']) => (VERSION_7.test(id) && id < newest ? [{ folder, id }] : []));
  const orphans: string[] = [];
  for (const [folder, files] of Map.groupBy(old, (file) => file.folder)) {
    const ids = files.map(({ id }) => id);
    for (const id of await findWithoutRow(db, folder, ids)) orphans.push(`${folder}/${id}`);
  }
  if (orphans.length > MAX_ORPHANS) throw new Error(`${orphans.length} private files have no row; none was removed`);
  for (const key of orphans) await privateFiles.remove(key);
  return orphans.length + unfinished;
}

async function findWithoutRow(db: Db, folder: string, ids: string[]): Promise<string[]> {
  const place = ROWS[folder];
  if (!place) return [];
  const orphans: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from unnest(${sql.param(ids.slice(start, start + BATCH))}::uuid[]) as file(id)
      where not exists (select from ${sql.identifier(place.table)} as kept where kept.${sql.identifier(place.column)} = file.id)`);
    orphans.push(...rows.map(({ id }) => id));
  }
  return orphans;
}
