import { MOST_PICTURES, PRODUCT_SENTENCES } from '@subah/contract/catalog/catalog-forms';
import { picturePath } from '@subah/contract/picture';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { acceptPicture } from '../../../platform/storage/pictures.ts';

type Kept = Pick<Deps, 'pictures'>;

/** Checks a picture by its content, draws it anew and keeps it under a key of ours. */
async function keepPicture({ pictures }: Kept, bytes: Buffer, field: string, wrongType?: string) {
  const drawn = await acceptPicture(bytes, field, wrongType);
  const key = `catalog/${newId()}`;
  await pictures.write(key, drawn);
  return key;
}

/** The one picture of a shelf: needed when it is made, kept as it is when none comes with a change. */
export async function keepShelfPicture(
  deps: Kept,
  [bytes]: Buffer[],
  sentences: { isNew: boolean; missing: string; type: string },
): Promise<string | undefined> {
  if (bytes) return keepPicture(deps, bytes, 'image', sentences.type);
  if (sentences.isNew) {
    throw fieldProblem('image', sentences.missing);
  }
  return undefined;
}

export type NewPictures = { main: string | undefined; more: string[] };

export async function keepProductPictures(
  deps: Kept,
  files: { image: Buffer[]; images: Buffer[] },
): Promise<NewPictures> {
  if (files.image.length + files.images.length > MOST_PICTURES) throw imagesFault(PRODUCT_SENTENCES.tooMany);
  const keep = (bytes: Buffer, field: string) => keepPicture(deps, bytes, field, PRODUCT_SENTENCES.type);
  const [main] = await Promise.all(files.image.map((bytes) => keep(bytes, 'image')));
  return { main, more: await Promise.all(files.images.map((bytes) => keep(bytes, 'images'))) };
}

/**
 * The pictures of a product after a change. Named paths stay and the others go; where none are named, new pictures take
 * the place of the old ones, a new main picture only that of the first.
 */
export function arrangePictures(before: string[], { main, more }: NewPictures, keep: string[] | undefined): string[] {
  const stay = keep ? before.filter((key) => keep.includes(picturePath(key))) : more.length > 0 ? [] : before;
  const old = main && !keep ? stay.slice(1) : stay;
  const all = [...(main ? [main] : []), ...old, ...more];
  if (all.length === 0) throw imagesFault(PRODUCT_SENTENCES.noImage);
  if (all.length > MOST_PICTURES) throw imagesFault(PRODUCT_SENTENCES.tooMany);
  return all;
}

const imagesFault = (sentence: string) => fieldProblem('images', sentence);
