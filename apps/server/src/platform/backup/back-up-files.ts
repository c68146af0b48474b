import type { FileStorage } from '../storage/storage.ts';
import type { BackupTarget } from './backup-target.ts';
import type { BackedUpFile, Manifest } from './manifest.ts';

/** Folders of the shop that a backup contains. Sizes of pictures are left out: they are made again from the originals. */
const FOLDERS = [
  { storage: 'uploads', folder: 'originals' },
  { storage: 'private', folder: '' },
];

/** Storages of the shop by the name of their folder. */
export type ShopFiles = Record<string, FileStorage>;

const objectOf = (content: string): string => `files/${content.slice(0, 2)}/${content}`;

/** Stores files that no earlier backup contains. Files that are deleted meanwhile are left out. */
export async function backUpFiles(
  shopFiles: ShopFiles,
  target: BackupTarget,
  previous: Manifest | undefined,
): Promise<BackedUpFile[]> {
  const idOf = (file: Omit<BackedUpFile, 'content'>) => `${file.storage}/${file.key} ${file.version}`;
  const known = new Map((previous?.files ?? []).map((file) => [idOf(file), file.content]));
  const stored = new Set(known.values());
  const result: BackedUpFile[] = [];
  for (const { storage, folder } of FOLDERS) {
    for (const file of (await shopFiles[storage]?.list(folder)) ?? []) {
      const entry = { storage, ...file };
      const content = known.get(idOf(entry)) ?? (await store(await shopFiles[storage]?.read(file.key)));
      if (content) result.push({ ...entry, content });
    }
  }
  return result;

  async function store(bytes: Buffer | undefined): Promise<string | undefined> {
    if (!bytes) return undefined;
    const content = target.nameOf(bytes);
    if (!stored.has(content)) await target.write(objectOf(content), bytes);
    stored.add(content);
    return content;
  }
}

/** Reads and checks every file. Without `shopFiles` nothing is written. */
export async function restoreFiles(target: BackupTarget, files: BackedUpFile[], shopFiles?: ShopFiles): Promise<void> {
  for (const { storage, key, content } of files) {
    const bytes = await target.read(objectOf(content));
    await shopFiles?.[storage]?.write(key, bytes);
  }
}

export const listStoredFiles = (target: BackupTarget) => target.list('files');

export const contentOfObject = (objectKey: string): string => objectKey.slice(objectKey.lastIndexOf('/') + 1);
