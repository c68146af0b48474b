import type { Db } from '../../platform/database/database.ts';
import { privateFileViews } from './healthcare.tables.ts';

type FileView = typeof privateFileViews.$inferInsert;

/** Written before the file leaves: whoever of the shop looks at a medical file is on record. */
export async function recordFileView(db: Db, view: Omit<FileView, 'id'>): Promise<void> {
  await db.insert(privateFileViews).values(view);
}
