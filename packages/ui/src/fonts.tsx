/// <reference path="./assets.d.ts" />

import latinExt from './fonts/figtree-latin-ext-wght-normal.woff2?url';
import latin from './fonts/figtree-latin-wght-normal.woff2?url';

/**
 * Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. Every page shows Latin letters, and the
 * rupee sign lives in the second file. Devanagari is left out: the browser fetches it where it stands on the page.
 */
export const preloadedFonts: readonly string[] = [latin, latinExt];
