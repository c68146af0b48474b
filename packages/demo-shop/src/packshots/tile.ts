import { backdrop, SIDE, shadow, TINT, type Tint } from './backdrop.ts';
import { createCanvas } from './canvas.ts';
import { draw } from './drawing.ts';

/** Picture of a category, a department or a health check. */
type Tile = { art: string; tint: Tint; hue?: number; saturation?: number };

export const drawTile = ({ art, tint, hue, saturation }: Tile): string => {
  const canvas = createCanvas();
  return canvas.finish(
    '',
    SIDE,
    SIDE,
    backdrop(canvas, TINT[tint], 488),
    shadow(canvas, 300, 484, 158),
    draw(canvas, art, { x: 300, y: 290, size: 404, hue, saturation }),
  );
};
