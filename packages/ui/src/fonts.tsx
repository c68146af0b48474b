/// <reference path="./assets.d.ts" />
import latin from './fonts/figtree-latin-wght-normal.woff2?url';
import rupee from './fonts/figtree-rupee-wght-normal.woff2?url&no-inline';

/**
 * URLs for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: Latin letters and the rupee sign. Without
 * Devanagari, which only some pages need.
 */
export const preloadedFonts: readonly string[] = [latin, rupee];
