import { MAX_PICTURES, PRODUCT_MESSAGES } from '@subah/contract/catalog/catalog-forms';
import { picturePath } from '@subah/contract/picture';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { acceptPicture } from '../../../platform/storage/pictures.ts';

type PictureDeps = Pick<Deps, 'pictures'>;

/** Checks the type by content and re-encodes the picture. */
async function storePicture({ pictures }: PictureDeps, bytes: Buffer, field: string, wrongType?: string) {
  const encoded = await acceptPicture(bytes, field, wrongType);
  const key = `catalog/${newId()}`;
  await pictures.write(key, encoded);
  return key;
}

/** The picture is required for a new row and optional on update. */
export async function storeSinglePicture(
  deps: PictureDeps,
  [bytes]: Buffer[],
  messages: { isNew: boolean; missing: string; type: string },
): Promise<string | undefined> {
  if (bytes) return storePicture(deps, bytes, 'image', messages.type);
  if (messages.isNew) {
    throw fieldProblem('image', messages.missing);
  }
  return undefined;
}

type UploadedPictures = { main: string | undefined; more: string[] };

export async function storeProductPictures(
  deps: PictureDeps,
  files: { image: Buffer[]; images: Buffer[] },
): Promise<UploadedPictures> {
  if (files.image.length + files.images.length > MAX_PICTURES) throw imagesProblem(PRODUCT_MESSAGES.tooMany);
  const store = (bytes: Buffer, field: string) => storePicture(deps, bytes, field, PRODUCT_MESSAGES.type);
  // One after another: when one is refused, no other is still being written.
  const main = files.image[0] && (await store(files.image[0], 'image'));
  const more: string[] = [];
  for (const bytes of files.images) more.push(await store(bytes, 'images'));
  return { main, more };
}

/**
 * The pictures of a product after an update. With `keptPaths` the others are removed. Without it, new pictures replace the
 * old ones, and a new main picture replaces the first.
 */
export function mergePictures(
  before: string[],
  { main, more }: UploadedPictures,
  keptPaths: string[] | undefined,
): string[] {
  const kept = keptPaths ? inOrderOf(keptPaths, before) : more.length > 0 ? [] : before;
  const old = main && !keptPaths ? kept.slice(1) : kept;
  const all = [...(main ? [main] : []), ...old, ...more];
  if (all.length === 0) throw imagesProblem(PRODUCT_MESSAGES.noImage);
  if (all.length > MAX_PICTURES) throw imagesProblem(PRODUCT_MESSAGES.tooMany);
  return all;
}

/** The first picture is the main one, so the client decides the order. */
const inOrderOf = (paths: string[], keys: string[]): string[] =>
  [...new Set(paths)].flatMap((path) => keys.find((key) => picturePath(key) === path) ?? []);

const imagesProblem = (message: string) => fieldProblem('images', message);
