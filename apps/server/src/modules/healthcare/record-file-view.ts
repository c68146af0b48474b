import type { Db } from '../../platform/database/database.ts';
import { privateFileViews } from './healthcare.tables.ts';

type FileView = typeof privateFileViews.$inferInsert;

/** Access log of medical files. Call it before the file is sent. */
export async function recordFileView(db: Db, view: Omit<FileView, 'id'>): Promise<void> {
  await db.insert(privateFileViews).values(view);
}
