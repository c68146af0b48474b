import { escapeXml } from './markup.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the shared definitions of one SVG: gradients, clip paths and symbols. */
export type Canvas = {
  /** Fill running from (x1, y1) to (x2, y2) of the painted shape; left to right by default. */
  linear(stops: readonly Stop[], direction?: readonly [number, number, number, number]): string;
  radial(stops: readonly Stop[], centre?: readonly [cx: number, cy: number, r: number]): string;
  clip(d: string, ...children: string[]): string;
  /** Defines a symbol at the first use of its id. */
  symbol(id: string, body: () => string): string;
  /** Returns the SVG document. */
  finish(title: string, width: number, height: number, ...children: string[]): string;
};

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

export const createCanvas = (): Canvas => {
  const definitions: string[] = [];
  const ids = new Map<string, string>();

  const define = (content: string, wrap: (id: string) => string): string => {
    const existing = ids.get(content);
    if (existing !== undefined) return existing;
    const id = `d${ids.size + 1}`;
    ids.set(content, id);
    definitions.push(wrap(id));
    return id;
  };

  return {
    linear(stops, [x1, y1, x2, y2] = [0, 0, 1, 0]) {
      const content = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}`;
      return `url(#${define(content, (id) => `<linearGradient id="${id}" ${content}</linearGradient>`)})`;
    },
    radial(stops, [cx, cy, r] = [0.5, 0.5, 0.5]) {
      const content = `cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}`;
      return `url(#${define(content, (id) => `<radialGradient id="${id}" ${content}</radialGradient>`)})`;
    },
    clip(d, ...children) {
      const id = define(`clip ${d}`, (clipId) => `<clipPath id="${clipId}"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${id})">${children.join('')}</g>`;
    },
    symbol(id, body) {
      if (!ids.has(`symbol ${id}`)) {
        ids.set(`symbol ${id}`, id);
        definitions.push(`<symbol id="${id}" viewBox="0 0 32 32">${body()}</symbol>`);
      }
      return id;
    },
    finish(title, width, height, ...children) {
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
        `role="img" aria-label="${escapeXml(title)}"><defs>${definitions.join('')}</defs>${children.join('')}</svg>\n`
      );
    },
  };
};
