import { darken, inkOn, lighten } from '../colour.ts';
import { matt } from '../light.ts';
import { ellipse, group, path, rect, repeat } from '../markup.ts';
import { drawText } from '../outlined-text.ts';
import { shadow } from '../studio.ts';
import type { Template } from './template.ts';

/** Eggs of the colour `c2` in a pulp tray with a paper sleeve. */
export const eggs: Template = (canvas, article) => {
  const { c1, c2 } = article;
  const ink = inkOn(c1);
  const shell = canvas.radial([[0, lighten(c2, 0.62)], [0.45, c2], [1, darken(c2, 0.34)]], [0.36, 0.3, 0.8]);
  const egg =
    path('M0 -62C32 -62 50 -16 50 12C50 42 28 58 0 58S-50 42 -50 12C-50 -16 -32 -62 0 -62Z', shell) +
    ellipse(-16, -24, 11, 17, '#ffffff', { opacity: 0.6, transform: 'rotate(18 -16 -24)' });
  const row = (y: number, scale: number): string =>
    repeat(4, (i) => group(`translate(${300 + (i - 1.5) * 104 * scale} ${y}) scale(${scale})`, egg));
  return (
    shadow(canvas, 300, 518, 204) +
    path('M118 330H482L500 400H100Z', '#8f9a97') +
    row(304, 0.86) +
    row(352, 1) +
    canvas.clip(
      'M96 392Q120 372 148 392T200 392T252 392T304 392T356 392T408 392T460 392T504 392L490 494Q486 516 460 518H140Q114 516 110 494Z',
      rect(90, 370, 420, 160, '#aab4b0'),
      repeat(4, (i) => ellipse(144 + i * 104, 398, 50, 34, '#7e8a86') + ellipse(144 + i * 104, 404, 50, 34, '#bcc5c1')),
      rect(90, 370, 420, 160, canvas.linear([[0, '#ffffff', 0.3], [0.4, '#ffffff', 0], [1, '#0b1a10', 0.2]], [0, 0, 0.6, 1])),
    ) +
    path('M170 414H430V524H170Z', c1) +
    path('M170 414H430V424H170Z', '#ffffff', { opacity: 0.3 }) +
    drawText(article.brand.toUpperCase(), { x: 300, y: 445, size: 15, fill: ink, track: 3, max: 230 }) +
    drawText(article.title, { x: 300, y: 482, size: 36, face: article.face ?? 'serif', fill: ink, max: 230 }) +
    drawText(article.weight, { x: 300, y: 508, size: 17, face: 'text', fill: ink }) +
    path('M170 414H430V524H170Z', matt(canvas))
  );
};
