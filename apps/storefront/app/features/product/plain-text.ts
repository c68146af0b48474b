const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return characterOf(Number.parseInt(decimal, 10));
      if (hex) return characterOf(Number.parseInt(hex, 16));
      return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

const LAST_CODE_POINT = 0x10ffff;
const characterOf = (code: number): string => (code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '');

/** Truncates a text between words. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).replace(/\s+\S*$/, '');
  return `${cut}…`;
}
