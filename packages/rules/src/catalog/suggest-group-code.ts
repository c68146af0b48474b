import { toSlug } from './slug.ts';

const MAX_LENGTH = 60;

/** Sizes of a pack. A strength ("500 mg", "650 Tablet") is not one: it makes another product. */
const SIZE = /\b\d+(\.\d+)?\s*(kg|g|gm|gms|gram|grams|l|lt|ltr|litre|litres|ml|pc|pcs|piece|pieces)\b/g;
const PACK_WORDS =
  /\b(strip|pack|box|bottle|pouch|jar)s? of \d+\b|\b(small|medium|large|big|family|value|economy|saver|jumbo|mini) (pack|size|bottle|pouch|jar)\b/g;

/** A group code for packs of one product, from name and brand: "Amul Taaza 500 ml" and "Taaza Milk 1 L" differ, sizes do not. */
export function suggestGroupCode({ name, brand }: { name: string; brand?: string | null | undefined }): string {
  const words = (text: string) =>
    toSlug(text)
      .replace(/[^a-z0-9-]/g, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '');
  const product = words(name.toLowerCase().replace(SIZE, ' ').replace(PACK_WORDS, ' '));
  if (product === '') return '';
  const maker = words(brand ?? '');
  const code = maker === '' || product === maker || product.startsWith(`${maker}-`) ? product : `${maker}-${product}`;
  return code.slice(0, MAX_LENGTH).replace(/-$/, '');
}
