import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { StartFailure } from '../start-failure.ts';
import type { BackupTarget } from './backup-target.ts';

/** What a backup consists of. Written last: without a manifest there is no backup. */
const Manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Migrations and functions of the database, by path. A restore creates the tables with them. */
  migrations: z.record(z.string(), z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Objects of the table in order: its rows in COPY format, compressed. */
      parts: z.array(z.string()),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** `storage` is the folder of the shop: uploads or private. */
  files: z.array(z.object({ storage: z.string(), key: z.string(), version: z.string(), content: z.string() })),
  /** The generated AUTH_SECRET; null when the operator set one. */
  authSecret: z.string().nullable(),
});

export type Manifest = z.infer<typeof Manifest>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

const FOLDER = 'manifests';

/** Sorts by time. */
export const backupIdAt = (moment: Date): string =>
  moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '').toLowerCase();

export const momentOfBackup = (id: string): Date =>
  new Date(id.toUpperCase().replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export async function writeManifest(target: BackupTarget, manifest: Manifest): Promise<void> {
  await target.write(`${FOLDER}/${manifest.id}`, await promisify(gzip)(JSON.stringify(manifest)));
}

export async function readManifest(target: BackupTarget, id: string): Promise<Manifest> {
  const text = String(await promisify(gunzip)(await target.read(`${FOLDER}/${id}`)));
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new StartFailure(`The backup ${id} was written by another release; restore it with that one.`);
  return parsed.data;
}

export const removeManifest = (target: BackupTarget, id: string): Promise<void> => target.remove(`${FOLDER}/${id}`);

/** Oldest first. */
export async function listBackups(target: Pick<BackupTarget, 'list'>): Promise<string[]> {
  const objects = await target.list(FOLDER);
  return objects.map(({ key }) => key.slice(FOLDER.length + 1)).sort();
}
