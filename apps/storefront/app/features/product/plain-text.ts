const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A description without its markup, for places that take no HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return letter(Number.parseInt(decimal, 10));
      if (hex) return letter(Number.parseInt(hex, 16));
      return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

const LAST_CODE_POINT = 0x10ffff;
const letter = (code: number): string => (code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '');

/** The beginning of a text, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut}…`;
}
