import type { Pictures } from '../../../platform/storage/pictures.ts';

/** Picture of products and categories without one. */
export const DEFAULT_PICTURE = 'default/product';

const DEFAULT_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">
<rect width="600" height="600" fill="#f4f4f1"/>
<ellipse cx="300" cy="466" rx="150" ry="16" fill="#e4e4de"/>
<path d="M238 232v-34a62 62 0 0 1 124 0v34" fill="none" stroke="#b9b9af" stroke-width="16" stroke-linecap="round"/>
<path d="M186 222h228l22 226a20 20 0 0 1-20 22H184a20 20 0 0 1-20-22z" fill="#d9d9d1"/>
<path d="M186 222h228l4 40H182z" fill="#cbcbc1"/>
<circle cx="238" cy="262" r="12" fill="#f4f4f1"/>
<circle cx="362" cy="262" r="12" fill="#f4f4f1"/>
<path d="M250 352q50 44 100 0" fill="none" stroke="#f4f4f1" stroke-width="16" stroke-linecap="round"/>
</svg>`;

export async function ensureDefaultPicture(pictures: Pictures): Promise<void> {
  if (!(await pictures.readSize(`${DEFAULT_PICTURE}-300.webp`))) await pictures.write(DEFAULT_PICTURE, DEFAULT_SVG);
}
