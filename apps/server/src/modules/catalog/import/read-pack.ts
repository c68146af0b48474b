import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { readNumber, toAsciiDigits } from '@subah/rules/catalog/list-values';

/** `unknownUnit`: the word of a unit that the shop does not have. */
export type Pack = { quantity: number; unit: string; unknownUnit?: string | undefined };
type PackFault = { field: 'quantity' | 'unit'; message: string; unknownUnit?: string | undefined };

type Measure =
  | 'g'
  | 'kg'
  | 'mg'
  | 'ml'
  | 'l'
  | 'piece'
  | 'tablet'
  | 'capsule'
  | 'sachet'
  | 'pack'
  | 'strip'
  | 'box'
  | 'bunch'
  | 'dozen';

const MEASURE_WORDS: Record<Measure, string> = {
  g: 'g gm gms gr grm grms gram grams gramme grammes ग्राम ग्रा',
  kg: 'kg kgs kilo kilos kilogram kilograms किलो किलोग्राम किग्रा केजी',
  mg: 'mg mgs milligram milligrams',
  ml: 'ml mls cc millilitre millilitres milliliter milliliters मिली मिलीलीटर एमएल',
  l: 'l lt lts ltr ltrs lit litre litres liter liters लीटर लिटर ली',
  piece:
    'piece pieces pc pcs pce no nos number numbers n u unit units ea each item items ct count pair pairs roll rolls ' +
    'bar bars bottle bottles jar jars can cans tin tins tube tubes tub tubs cup cups bag bags vial vials ampoule ampoules ' +
    'injection injections infusion infusions kit kits inhaler inhalers syringe syringes pen pens lozenge lozenges pastille ' +
    'pastilles suppository suppositories pessary pessaries respule respules patch patches test tests पीस नग अदद बोतल शीशी',
  tablet: 'tablet tablets tab tabs caplet caplets captab captabs गोली गोलियाँ गोलियां टैबलेट',
  capsule: 'capsule capsules cap caps softgel softgels rotacap rotacaps instacap instacaps कैप्सूल',
  sachet: 'sachet sachets',
  pack: 'pack packs pkt pkts packet packets pouch pouches combo combos पैकेट पैक पाउच थैली',
  strip: 'strip strips पत्ता पत्ते',
  box: 'box boxes carton cartons डिब्बा डिब्बे',
  bunch: 'bunch bunches bundle bundles गड्डी गुच्छा',
  dozen: 'dozen dozens doz dz दर्जन',
};

const MEASURES = new Map(
  Object.entries(MEASURE_WORDS).flatMap(([measure, words]) =>
    words.split(' ').map((word) => [word, measure as Measure] as const),
  ),
);

type CatalogUnit = readonly [unit: string, factor?: number];
const TWELVE_PIECES: CatalogUnit = ['piece', 12];

/** Unit and factor of each measure by catalog. A measure without an entry is rejected. */
const CATALOG_UNITS: Record<Catalog, Partial<Record<Measure, CatalogUnit>>> = {
  fruits: {
    g: ['gm'],
    kg: ['kg'],
    piece: ['piece'],
    bunch: ['bunch'],
    dozen: ['dozen'],
    pack: ['pack'],
    strip: ['pack'],
    sachet: ['pack'],
    box: ['pack'],
  },
  grocery: {
    g: ['g'],
    kg: ['kg'],
    mg: ['g', 0.001],
    ml: ['ml'],
    l: ['litre'],
    piece: ['piece'],
    tablet: ['piece'],
    capsule: ['piece'],
    sachet: ['piece'],
    pack: ['pack'],
    strip: ['pack'],
    box: ['box'],
    bunch: ['piece'],
    dozen: TWELVE_PIECES,
  },
  milk: {
    g: ['g'],
    kg: ['kg'],
    ml: ['ml'],
    l: ['Litre'],
    piece: ['piece'],
    sachet: ['piece'],
    pack: ['piece'],
    strip: ['piece'],
    box: ['piece'],
    dozen: TWELVE_PIECES,
  },
  medicine: {
    g: ['g'],
    kg: ['g', 1000],
    mg: ['g', 0.001],
    ml: ['ml'],
    l: ['ml', 1000],
    piece: ['piece'],
    tablet: ['tablets'],
    capsule: ['capsules'],
    sachet: ['sachet'],
    pack: ['pack'],
    strip: ['strip'],
    box: ['pack'],
    dozen: TWELVE_PIECES,
  },
  labtest: { piece: ['piece'] },
};

const NUMBER = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+\/\d+|\d*\.\d+|\d+`;
/** Small Latin and Devanagari letters. */
const LETTERS = String.raw`[a-z\u0900-\u0963\u0970-\u097f]+`;
const MULTIPACK = new RegExp(String.raw`^(\d+)\s*[x×*]\s*(${NUMBER})\s*(${LETTERS})`);
/** "strip of 10 soft gelatin capsules": up to four words may separate the number and the measure. */
const CONTENT = new RegExp(String.raw`\b(?:of|combo)\s*\(?(${NUMBER})\s*((?:${LETTERS}\s*){0,4})`);
const AMOUNT = new RegExp(String.raw`(${NUMBER})\s*(${LETTERS})`, 'g');
/** The number in "40 seeds" is a quantity, the one in "7 x 10 cm" is a length. */
const LEADING = new RegExp(String.raw`^(${NUMBER})\s*([x×*]\s*\d)?`);
const MAX_QUANTITY = 1_000_000;

/**
 * Reads a pack from a quantity and a unit, or from one text with both: "350 g Pouch", "4x50 g", "strip of 10 tablets",
 * "1/2 kg". Undefined when both cells are empty.
 */
export function readPack(catalog: Catalog, quantity: string, unit: string): Pack | PackFault | undefined {
  if (quantity === '' && unit === '') return undefined;
  const amount = readNumber(quantity);
  if (amount !== undefined && amount <= 0) return { field: 'quantity', message: 'The quantity must be above zero.' };
  if (amount !== undefined && unit === '') {
    if (!catalogFacts[catalog].isCarried) return { quantity: amount, unit: 'piece' };
    return { field: 'unit', message: 'The unit is missing.' };
  }
  const text = plainPack(amount === undefined ? quantity || unit : `${amount}${/\d/.test(unit) ? ' x' : ''} ${unit}`);
  const parsed = parsePack(text);
  const [catalogUnit, factor = 1] = (parsed && CATALOG_UNITS[catalog][parsed.measure]) ?? [];
  if (!parsed || !catalogUnit) return readUnknownPack(catalog, text, quantity, unit);
  const total = Math.round(parsed.amount * factor * 1000) / 1000;
  if (!(total > 0)) return { field: 'quantity', message: 'The quantity must be above zero.' };
  if (total > MAX_QUANTITY) return { field: 'quantity', message: `The quantity ${quantity || unit} is too large.` };
  return { quantity: total, unit: catalogUnit };
}

/** "कि.ग्रा." is written with and without dots. */
const plainPack = (text: string): string => toAsciiDigits(text.toLowerCase()).replace(/(?<=[\u0900-\u097f])\./g, '');

export const isPackFault = (pack: Pack | PackFault | undefined): pack is PackFault =>
  pack !== undefined && 'message' in pack;

function parsePack(text: string): { amount: number; measure: Measure } | undefined {
  const [, times, each, word = ''] = MULTIPACK.exec(text) ?? [];
  const multiple = MEASURES.get(word);
  if (times && each && multiple) return { amount: Number(times) * toNumber(each), measure: multiple };

  const [, content, words = ''] = CONTENT.exec(text) ?? [];
  const [first] = text.matchAll(AMOUNT);
  // "58 g (Pack of 3)" has its measure before the "of", "strip of 10 tablets" after it.
  if (content && !(first && MEASURES.has(first[2] ?? '') && first.index < text.indexOf(content))) {
    // MDI: the number counts metered doses; the pack is one inhaler.
    if (words.startsWith('mdi')) return { amount: 1, measure: 'piece' };
    const measure =
      words
        .split(/\s+/)
        .map((each) => MEASURES.get(each))
        .find(Boolean) ?? 'piece';
    return { amount: toNumber(content), measure };
  }
  for (const [, amount = '', unit = ''] of text.matchAll(AMOUNT)) {
    const measure = MEASURES.get(unit);
    if (measure) return { amount: toNumber(amount), measure };
  }
  const alone = MEASURES.get(text.replace(/[^a-z\u0900-\u097f]+/g, ''));
  return alone && !/\d/.test(text) ? { amount: 1, measure: alone } : undefined;
}

/** Uses the unit `other` (seeds, pages, centimetres) in catalogs that have it. */
function readUnknownPack(catalog: Catalog, text: string, quantity: string, unit: string): Pack | PackFault {
  const { units } = catalogFacts[catalog];
  const unknownUnit = unitWord(text);
  if (units.includes('other')) {
    const [, amount = '1', times] = LEADING.exec(text) ?? [];
    const number = times ? 1 : toNumber(amount);
    return { quantity: number > 0 && number <= MAX_QUANTITY ? number : 1, unit: 'other', unknownUnit };
  }
  const cell = unit || quantity;
  return {
    field: unit ? 'unit' : 'quantity',
    message: `"${cell}" is not understood; the units are ${units.join(', ')}.`,
    unknownUnit,
  };
}

const MAX_UNIT_LENGTH = 30;

/** "cm" of "7 x 10 cm"; the whole text where no word follows a number. An export writes "other". */
function unitWord(text: string): string | undefined {
  const [, word = text] = /\d\s*(?!x\b)([a-z\u0900-\u097f]{2,})/.exec(text) ?? [];
  return word === 'other' ? undefined : word.trim().slice(0, MAX_UNIT_LENGTH).trim();
}

function toNumber(text: string): number {
  const [whole = '', part] = text.replaceAll(',', '').split('/');
  return part === undefined ? Number(whole) : Number(whole) / Number(part);
}
