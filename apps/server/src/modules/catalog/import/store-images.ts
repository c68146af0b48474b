import { createHash } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.ts';
import { acceptPicture, CARD_WIDTHS, type Pictures } from '../../../platform/storage/pictures.ts';
import type { ImportedProduct, RowError } from './read-row.ts';

/** Returns the bytes of a picture that a file names, or undefined when there is none. */
export type ImageSource = (name: string) => Promise<Buffer | undefined>;

/** Prefix of the keys of imported pictures. */
export const IMPORTED_PICTURES = 'list/';

type StoredImages = {
  /** Picture key by product code. */
  keys: Map<string, string>;
  missing: number;
  errors: Omit<RowError, 'cells'>[];
};

/** Stores the pictures of the rows. The key is a hash of the content, so that the same picture is stored once. */
export async function storeImages(
  pictures: Pictures,
  source: ImageSource,
  rows: ImportedProduct[],
): Promise<StoredImages> {
  const stored: StoredImages = { keys: new Map(), missing: 0, errors: [] };
  for (const { line, code, image } of rows) {
    if (!image) continue;
    const bytes = await source(image);
    if (!bytes) {
      stored.missing++;
      continue;
    }
    const key = `${IMPORTED_PICTURES}${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;
    try {
      const isStored = await pictures.readSize(`${key}-${CARD_WIDTHS[0]}.avif`);
      if (!isStored) {
        await pictures.write(key, await acceptPicture(bytes, 'image'));
        // Now, so that no visitor waits for the pictures of a new catalog.
        await Promise.all(CARD_WIDTHS.map((width) => pictures.readSize(`${key}-${width}.avif`)));
      }
      stored.keys.set(code, key);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      stored.errors.push({ line, field: 'image', message: error.message });
    }
  }
  return stored;
}
