import { createHash } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.ts';
import { acceptPicture, type Pictures } from '../../../platform/storage/pictures.ts';
import type { ImportedProduct, RowError } from './read-row.ts';

/** Gives the bytes of a picture that a list names, or nothing when there is no such picture. */
export type ImageSource = (name: string) => Promise<Buffer | undefined>;

/** Keys of pictures that came with a list begin with it. */
export const LIST_PICTURES = 'list/';

type Taken = {
  /** The picture of a product, by its code. */
  keys: Map<string, string>;
  missing: number;
  errors: Omit<RowError, 'cells'>[];
};

/**
 * Keeps the pictures that rows name. A key is made from the content: the same picture is kept once, however many rows name
 * it, and a second import finds it there.
 */
export async function takeImages(pictures: Pictures, source: ImageSource, rows: ImportedProduct[]): Promise<Taken> {
  const taken: Taken = { keys: new Map(), missing: 0, errors: [] };
  for (const { line, code, image } of rows) {
    if (!image) continue;
    const bytes = await source(image);
    if (!bytes) {
      taken.missing++;
      continue;
    }
    const key = `${LIST_PICTURES}${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;
    try {
      if (!(await pictures.readSize(`${key}-300.webp`))) await pictures.write(key, await acceptPicture(bytes, 'image'));
      taken.keys.set(code, key);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      taken.errors.push({ line, field: 'image', sentence: error.message });
    }
  }
  return taken;
}
