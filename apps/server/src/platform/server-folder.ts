import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder `apps/server`, from the sources as well as from the bundle in `build`. */
export const SERVER_FOLDER = packageFolder(import.meta.dirname);

function packageFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(path.dirname(folder));
}
