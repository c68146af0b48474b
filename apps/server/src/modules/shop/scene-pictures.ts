import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_FOLDER } from '../../platform/server-folder.ts';
import type { Pictures } from '../../platform/storage/pictures.ts';

const FOLDER = path.join(SERVER_FOLDER, 'assets/scenes');

/** Stores the drawings of the storefront's banners, which every shop has. A changed drawing needs another name: browsers keep pictures. */
export async function ensureScenePictures(pictures: Pictures): Promise<void> {
  for (const file of await readdir(FOLDER)) {
    const key = `default/scene-${path.parse(file).name}`;
    if (!(await pictures.isStored(key))) await pictures.write(key, await readFile(path.join(FOLDER, file)));
  }
}
