import { contentOfObject, listStoredFiles } from './back-up-files.ts';
import type { BackupTarget } from './backup-target.ts';
import { listBackups, momentOfBackup, readManifest, removeManifest } from './manifest.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Options = { target: BackupTarget; keepDays: number; now: Date };

/** Removes backups older than `keepDays`, but never the newest, and objects that no backup refers to. */
export async function pruneBackups({ target, keepDays, now }: Options): Promise<void> {
  const ids = await listBackups(target);
  const oldest = now.getTime() - keepDays * DAY_MS;
  const removed = ids.slice(0, -1).filter((id) => momentOfBackup(id).getTime() < oldest);
  // The manifest first: a backup that misses objects must not look complete.
  for (const id of removed) await removeManifest(target, id);
  const kept = new Set<string>();
  const contents = new Set<string>();
  for (const id of ids) {
    if (removed.includes(id)) continue;
    kept.add(id);
    for (const { content } of (await readManifest(target, id)).files) contents.add(content);
  }
  for (const { key } of await target.list('database')) if (!kept.has(key.split('/')[1] ?? '')) await target.remove(key);
  for (const { key } of await listStoredFiles(target))
    if (!contents.has(contentOfObject(key))) await target.remove(key);
}
