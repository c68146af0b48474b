/**
 * A picture crosses the wire as the path of its middle size in WebP, which every client can show.
 * The server keeps each picture in three widths and two formats beside it; these functions name the siblings.
 */
export const PICTURE_WIDTHS = [300, 600, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const MIDDLE = '-600.webp';

export const picturePath = (key: string): string => `/uploads/${key}${MIDDLE}`;

export const pictureSize = (path: string, width: PictureWidth, format: PictureFormat): string =>
  path.endsWith(MIDDLE) ? `${path.slice(0, -MIDDLE.length)}-${width}.${format}` : path;

/** `srcset` in AVIF, which the server replaces for browsers that cannot show it; empty for a picture that is not ours. */
export const pictureSources = (path: string, widths: readonly PictureWidth[] = PICTURE_WIDTHS): string =>
  path.endsWith(MIDDLE) ? widths.map((width) => `${pictureSize(path, width, 'avif')} ${width}w`).join(', ') : '';
