import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { ellipse, path, rect, repeat, round, stroke } from './markup.ts';
import { glossy } from './shading.ts';

/** Ribbed screw cap whose upper left corner is (x, y). */
export const screwCap = (canvas: Canvas, x: number, y: number, w: number, h: number, colour: string): string => {
  const cx = x + w / 2;
  const d =
    `M${x} ${y + 12}Q${x} ${y + 2} ${x + 12} ${y}Q${cx} ${y - 8} ${x + w - 12} ${y}Q${x + w} ${y + 2} ${x + w} ${y + 12}` +
    `V${y + h - 6}Q${cx} ${y + h + 12} ${x} ${y + h - 6}Z`;
  const ribs = Math.round(w / 9);
  return (
    path(d, colour) +
    path(d, glossy(canvas)) +
    repeat(ribs - 1, (i) => stroke(`M${round(x + ((i + 1) * w) / ribs)} ${y + 18}V${y + h - 2}`, '#0b1a10', 2, 0.13)) +
    stroke(`M${x + 12} ${y + 6}Q${cx} ${y - 2} ${x + w - 12} ${y + 6}`, '#ffffff', 3, 0.5)
  );
};

/** Trigger head of a spray bottle, standing on a neck of the given width at (cx, y). */
export const sprayHead = (canvas: Canvas, cx: number, y: number, colour: string): string => {
  const body = `M${cx - 36} ${y}V${y - 34}L${cx - 74} ${y - 44}V${y - 72}Q${cx - 74} ${y - 84} ${cx - 60} ${y - 86}L${cx + 44} ${y - 92}Q${cx + 62} ${y - 90} ${cx + 60} ${y - 72}C${cx + 58} ${y - 52} ${cx + 38} ${y - 46} ${cx + 36} ${y - 26}V${y}Z`;
  const trigger = `M${cx - 52} ${y - 46}C${cx - 66} ${y - 22} ${cx - 62} ${y + 6} ${cx - 74} ${y + 24}L${cx - 60} ${y + 28}C${cx - 42} ${y + 2} ${cx - 46} ${y - 24} ${cx - 34} ${y - 42}Z`;
  return (
    path(trigger, darken(colour, 0.22)) +
    path(body, colour) +
    path(
      body,
      canvas.linear(
        [
          [0, '#ffffff', 0.42],
          [0.4, '#ffffff', 0.05],
          [1, '#07140a', 0.3],
        ],
        [0, 0, 0.5, 1],
      ),
    ) +
    rect(cx - 88, y - 76, 16, 26, darken(colour, 0.3), { rx: 4 }) +
    rect(cx - 40, y - 14, 80, 24, lighten(colour, 0.15), { rx: 6 }) +
    rect(cx - 40, y - 14, 80, 24, glossy(canvas), { rx: 6 })
  );
};

/** Crimped foil lid of a tub. */
export const foilLid = (canvas: Canvas, cx: number, y: number, half: number, colour: string): string =>
  path(
    `M${cx - half} ${y + 4}Q${cx - half} ${y - 6} ${cx - half + 14} ${y - 7}Q${cx} ${y - 24} ${cx + half - 14} ${y - 7}Q${cx + half} ${y - 6} ${cx + half} ${y + 4}` +
      `V${y + 22}Q${cx + half} ${y + 32} ${cx + half - 16} ${y + 34}Q${cx} ${y + 52} ${cx - half + 16} ${y + 34}Q${cx - half} ${y + 32} ${cx - half} ${y + 22}Z`,
    canvas.linear([
      [0, darken(colour, 0.12)],
      [0.25, lighten(colour, 0.62)],
      [0.55, lighten(colour, 0.12)],
      [1, darken(colour, 0.25)],
    ]),
  ) +
  ellipse(cx, y, half - 6, 17, lighten(colour, 0.42)) +
  ellipse(cx, y, half - 28, 12, lighten(colour, 0.58));

/** Pump of a hand wash or lotion, its collar at (cx, y). */
export const pumpHead = (canvas: Canvas, cx: number, y: number, colour: string): string => {
  const spout = `M${cx - 84} ${y - 92}Q${cx - 86} ${y - 108} ${cx - 66} ${y - 110}L${cx + 20} ${y - 116}Q${cx + 36} ${y - 114} ${cx + 36} ${y - 98}V${y - 86}Q${cx + 34} ${y - 78} ${cx + 22} ${y - 78}H${cx - 24}Q${cx - 44} ${y - 92} ${cx - 70} ${y - 88}V${y - 78}H${cx - 84}Z`;
  return (
    rect(cx - 9, y - 82, 18, 56, lighten(colour, 0.5)) +
    rect(cx - 9, y - 82, 18, 56, glossy(canvas)) +
    path(spout, colour) +
    path(
      spout,
      canvas.linear(
        [
          [0, '#ffffff', 0.5],
          [0.45, '#ffffff', 0.06],
          [1, '#07140a', 0.28],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    screwCap(canvas, cx - 44, y - 36, 88, 40, colour)
  );
};
