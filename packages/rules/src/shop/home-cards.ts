/** Slides stand at the top of the home page, cards beside them on wide screens, tiles below the first products. */
export const HOME_PLACES = ['slide', 'card', 'tile'] as const;

export const HOME_TONES = ['morning', 'produce', 'grocery', 'dairy', 'medicine', 'lab', 'savings', 'night'] as const;
export type HomeTone = (typeof HOME_TONES)[number];

/** What a text may name in braces, so that it stays true when settings and prices change. */
export const HOME_PLACEHOLDERS = [
  'freeDelivery',
  'promise',
  'deliveryTimes',
  'cutOff',
  'biggestDiscount',
  'groceryDiscount',
  'vegetablesFrom',
  'memberMedicineDiscount',
] as const;
type HomePlaceholder = (typeof HOME_PLACEHOLDERS)[number];

/** A missing value is unknown: without offers there is no biggest discount. */
export type HomeValues = Partial<Record<HomePlaceholder, string>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .find((name) => !HOME_PLACEHOLDERS.some((known) => known === name));

/** Empty when the text names a value that is unknown. */
export function fillPlaceholders(text: string, values: HomeValues): string {
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name as HomePlaceholder];
    if (!value) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : '';
}
