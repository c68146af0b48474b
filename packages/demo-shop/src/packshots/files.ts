import { createRequire } from 'node:module';
import path from 'node:path';

/** Found by the name of the package, so that the bundle of the server finds them too. */
export const GLYPHS_FILE = createRequire(import.meta.url).resolve('@subah/demo-shop/glyphs.json');
export const ART_FOLDER = path.join(path.dirname(GLYPHS_FILE), 'art');
