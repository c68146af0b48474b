/** Shadows use a very dark green instead of black. */
const NIGHT = '#0b1a10';
const INK = '#1d2a20';

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const toHex = (values: number[]): string =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return toHex(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share));
};

export const darken = (colour: string, share: number): string => mix(colour, NIGHT, share);
export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const v = value / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast ratio, 1 to 21. */
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

export const inkOn = (ground: string): string => (luminance(ground) > 0.36 ? INK : '#ffffff');

/** The preferred colour if its contrast is sufficient, else the default text colour. */
export const readableOn = (ground: string, preferred: string): string =>
  contrast(ground, preferred) >= 3.4 ? preferred : inkOn(ground);

/** Darkens a colour until it is readable on white. */
export const printOnWhite = (colour: string): string => {
  let ink = darken(colour, 0.25);
  for (let i = 0; i < 4 && contrast(ink, '#ffffff') < 4.5; i++) ink = darken(ink, 0.25);
  return ink;
};

export const turnHue = (colour: string, degrees: number, saturation = 1): string => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => value / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const spread = max - min;
  const lightness = (max + min) / 2;
  if (spread === 0) return colour;
  const sector = max === r ? ((g - b) / spread) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const hue = (sector * 60 + degrees + 720) % 360;
  const strength = Math.min(1, (spread / (1 - Math.abs(2 * lightness - 1))) * saturation);
  const reach = strength * Math.min(lightness, 1 - lightness);
  return toHex(
    [0, 8, 4].map((offset) => {
      const k = (offset + hue / 30) % 12;
      return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
    }),
  );
};
