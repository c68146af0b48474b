/// <reference path="./assets.d.ts" />
import type { Language } from '@subah/messages/language';
import latin from './fonts/figtree-latin-wght-normal.woff2?url';
import hindiRegular from './fonts/mukta-hindi-400-normal.woff2?url';
import hindiBold from './fonts/mukta-hindi-600-normal.woff2?url';

/**
 * URLs for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: Latin letters, digits and the rupee sign, and
 * Devanagari for pages in Hindi.
 */
export const preloadedFonts = (language: Language): readonly string[] =>
  language === 'hi' ? [latin, hindiRegular, hindiBold] : [latin];
