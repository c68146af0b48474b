/** Coordinates need no more than a tenth of a unit on a 600 px picture. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

type Paint = {
  opacity?: number;
  stroke?: string;
  width?: number;
  transform?: string;
};

const paint = ({ opacity, stroke, width, transform }: Paint): string =>
  (stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${round(width ?? 2)}"`) +
  (opacity === undefined || opacity >= 1 ? '' : ` opacity="${opacity}"`) +
  (transform === undefined ? '' : ` transform="${transform}"`);

export const path = (d: string, fill: string, more: Paint = {}): string =>
  `<path d="${d}" fill="${fill}"${paint(more)}/>`;

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"` +
  `${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more: Paint & { rx?: number } = {}) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"` +
  `${more.rx === undefined ? '' : ` rx="${round(more.rx)}"`}${paint(more)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Paint = {}): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${paint(more)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Paint = {}): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${paint(more)}/>`;

export const group = (transform: string, ...children: string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
