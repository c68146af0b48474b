/// <reference path="./assets.d.ts" />
import latin from './fonts/figtree-latin-wght-normal.woff2?url';
import rupee from './fonts/figtree-rupee-wght-normal.woff2?url&no-inline';

/**
 * Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: Latin letters and the rupee sign.
 * Devanagari is left out: the browser fetches it where it stands on the page.
 */
export const preloadedFonts: readonly string[] = [latin, rupee];
