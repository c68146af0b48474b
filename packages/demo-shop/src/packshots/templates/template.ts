import type { Canvas } from '../canvas.ts';
import type { Article } from '../pack-design.ts';

/** Draws a pack standing on y = 520, centred on x = 300, light from the upper left. */
export type Template = (canvas: Canvas, article: Article) => string;
