import type { Canvas } from './canvas.ts';

/** Light from the upper left over a glossy cylinder: glass, tins, plastic caps. */
export const glossy = (canvas: Canvas): string =>
  canvas.linear([
    [0, '#07140a', 0.34],
    [0.07, '#07140a', 0.14],
    [0.17, '#ffffff', 0.1],
    [0.25, '#ffffff', 0.5],
    [0.33, '#ffffff', 0.1],
    [0.55, '#ffffff', 0],
    [0.8, '#07140a', 0.1],
    [0.94, '#07140a', 0.3],
    [0.985, '#ffffff', 0.16],
    [1, '#07140a', 0.2],
  ]);

/** The same light over film and paper. */
export const matt = (canvas: Canvas): string =>
  canvas.linear([
    [0, '#07140a', 0.2],
    [0.1, '#ffffff', 0.06],
    [0.22, '#ffffff', 0.3],
    [0.4, '#ffffff', 0.04],
    [0.72, '#07140a', 0.04],
    [1, '#07140a', 0.26],
  ]);

/** Over a flat front that faces the viewer. */
export const flat = (canvas: Canvas): string =>
  canvas.linear([
    [0, '#ffffff', 0.28],
    [0.4, '#ffffff', 0],
    [1, '#0b1a10', 0.12],
  ]);

/** Over a pack that lies on its side: bright along the top, dark towards the floor. */
export const lying = (canvas: Canvas): string =>
  canvas.linear(
    [
      [0, '#ffffff', 0.06],
      [0.12, '#ffffff', 0.5],
      [0.24, '#ffffff', 0.08],
      [0.6, '#0b1a10', 0],
      [1, '#0b1a10', 0.34],
    ],
    [0, 0, 0, 1],
  );

/** A side that turns away from the light. */
export const shaded = (canvas: Canvas): string =>
  canvas.linear([
    [0, '#0b1a10', 0],
    [1, '#0b1a10', 0.25],
  ]);
