import { IMPORT_COLUMNS, type ImportColumn } from '@subah/rules/catalog/list-columns';
import { readNumber } from '@subah/rules/catalog/list-values';

/** Titles in the lists of other shops, wholesalers and billing programs, also Hindi ones. The first that a file has wins. */
const USUAL_TITLES: Partial<Record<ImportColumn, string>> = {
  // A bare "id" is often the number of the row, and two lists would overwrite each other's products.
  code: 'sku, sku code, product code, item code, article code, article number, product id, item id, barcode, ean, upc, कोड',
  name:
    'product, product name, item, item name, title, product title, particulars, medicine name, drug name, test name, ' +
    'नाम, सामान, सामान का नाम, उत्पाद, वस्तु, दवा, दवा का नाम',
  brand: 'brand name, company, company name, make, ब्रांड, ब्राण्ड, कंपनी',
  category:
    'main category, product category, category name, category 1, category level 1, department, section, ' +
    'श्रेणी, वर्ग, कैटेगरी',
  subcategory: 'subcat, sub category name, category 2, category level 2, secondary category, उपश्रेणी, उप श्रेणी',
  'third category':
    'type, product type, sub sub category, subsubcategory, category 3, category level 3, child category, product group',
  price:
    'sale price, selling price, discounted selling price, discounted price, discount price, offer price, our price, ' +
    'final price, net price, price inr, price rs, retail price, sp, rate, sale rate, selling rate, amount, cost to customer, ' +
    'कीमत, क़ीमत, दाम, मूल्य, भाव, रेट, बिक्री मूल्य',
  mrp:
    'market price, maximum retail price, max retail price, list price, original price, actual price, regular price, mrp inr, mrp rs, ' +
    'एमआरपी, एम आर पी, अधिकतम मूल्य',
  unit: 'uom, unit of measure, unit of measurement, units, measure, इकाई, यूनिट',
  stock:
    'available quantity, available qty, available stock, stock quantity, stock qty, in hand, on hand, quantity in stock, ' +
    'qty in stock, inventory, closing stock, current stock, balance, स्टॉक, स्टाक, बचा माल',
  description: 'desc, product description, long description, details, product details, about, विवरण',
  tags: 'tag, keywords, search terms, labels',
  image:
    'image url, image link, images, picture, pictures, photo, img, img url, product image, image src, thumbnail, image name',
};

/** Titles of a whole pack ("500 g Pouch") or of a number that a unit column completes. */
const PACK_TITLES =
  'pack, pack size, packsize, size, weight, net wt, net qty, grammage, volume, package, package size, variant, qty, ' +
  'मात्रा, वजन, वज़न, पैक, साइज, साइज़';
/** Titles of one number without a unit: the stock, unless a column of units stands beside it. */
const COUNT_TITLES = new Set(['qty', 'quantity', 'मात्रा', 'संख्या', 'नग']);

/** "weightInGms", "Net Wt (kg)", "size_ml": the title holds the unit. */
const MEASURED_TITLE =
  /^(?:net)?(?:weight|wt|size|packsize|pack|volume|quantity|qty)(?:in)?(g|gms?|grams?|kgs?|ml|l|ltrs?|litres?)$/;

export const plainTitle = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.()[\]/-]+/g, '');

const titlesOf = (titles: string): string[] => titles.split(', ').map(plainTitle);

export type Guess = {
  places: Map<ImportColumn, number>;
  /** The unit of all quantities, from the title of their column. */
  unit: string | undefined;
};

type GuessInput = {
  header: readonly string[];
  /** Cells of the first rows. */
  sample: readonly (readonly string[])[];
  /** Columns that were found by their own names or by a person's choice. */
  places: ReadonlyMap<ImportColumn, number>;
  /** Columns that may be guessed. */
  isOpen: (column: ImportColumn) => boolean;
  hasUnit: boolean;
};

/** Finds columns by the usual titles of other lists, and the pack and the stock also by the values of the first rows. */
export function guessColumns(input: GuessInput): Guess {
  const columns = openColumns(input);
  guessByTitles(columns);
  const unit = guessPack(columns, input.hasUnit);
  guessStock(columns);
  sellAtMrp(columns);
  return { places: columns.guessed, unit };
}

type Columns = ReturnType<typeof openColumns>;

/** The columns of a list, each for one meaning. */
function openColumns({ header, sample, places: known, isOpen }: GuessInput) {
  const titles = header.map(plainTitle);
  const guessed = new Map<ImportColumn, number>();
  const taken = new Set(known.values());
  const valuesAt = (place: number): string[] => sample.map((cells) => (cells[place] ?? '').trim()).filter(Boolean);
  const findFree = (isFit: (title: string, place: number) => boolean): number | undefined => {
    const place = titles.findIndex((title, at) => !taken.has(at) && isFit(title, at));
    return place >= 0 ? place : undefined;
  };
  return {
    guessed,
    isOpen,
    titleAt: (place: number): string => titles[place] ?? '',
    placeOf: (column: ImportColumn): number | undefined => known.get(column) ?? guessed.get(column),
    isMissing: (column: ImportColumn): boolean => isOpen(column) && !known.has(column) && !guessed.has(column),
    findFree,
    /** The titles stand in the order of preference. */
    findTitled: (column: string, isFit: (place: number) => boolean = () => true): number | undefined =>
      titlesOf(column)
        .map((title) => findFree((each, place) => each === title && isFit(place)))
        .find((place) => place !== undefined),
    use(column: ImportColumn, place: number | undefined): void {
      if (place === undefined) return;
      guessed.set(column, place);
      taken.add(place);
    },
    isBareNumber(place: number): boolean {
      const values = valuesAt(place);
      return values.length > 0 && values.every((value) => readNumber(value) !== undefined);
    },
    /** The same word in every row is no level of categories ("allopathy"). */
    varies: (place: number): boolean => sample.length < 20 || new Set(valuesAt(place)).size > 1,
  };
}

function guessByTitles(columns: Columns): void {
  for (const column of IMPORT_COLUMNS) {
    if (!columns.isMissing(column)) continue;
    const isFit = column === 'third category' ? columns.varies : undefined;
    columns.use(column, columns.findTitled(USUAL_TITLES[column] ?? '', isFit));
  }
}

/** Returns the unit if the title says it ("weight in grams") and not the values. */
function guessPack(columns: Columns, hasUnit: boolean): string | undefined {
  const { isOpen, isBareNumber, placeOf } = columns;
  const isUnitKnown = hasUnit || placeOf('unit') !== undefined;
  const ownPlace = placeOf('quantity');
  // A column "quantity" of bare numbers says nothing without a unit.
  const needsMeasure = isOpen('quantity') && !isUnitKnown && (ownPlace === undefined || isBareNumber(ownPlace));
  if (!needsMeasure) {
    if (columns.isMissing('quantity')) columns.use('quantity', columns.findTitled(PACK_TITLES));
    return undefined;
  }
  const place =
    columns.findTitled(PACK_TITLES, (at) => !isBareNumber(at)) ??
    (isOpen('unit') ? columns.findFree((title) => MEASURED_TITLE.test(title)) : undefined);
  columns.use('quantity', place);
  if (place === undefined || !isBareNumber(place)) return undefined;
  return MEASURED_TITLE.exec(columns.titleAt(place))?.[1];
}

function guessStock(columns: Columns): void {
  if (!columns.isMissing('stock')) return;
  columns.use(
    'stock',
    columns.findFree((title, place) => COUNT_TITLES.has(title) && columns.isBareNumber(place)),
  );
}

/** A list of MRPs only: the shop sells at MRP. */
function sellAtMrp({ guessed, isMissing, placeOf }: Columns): void {
  const mrp = placeOf('mrp');
  if (isMissing('price') && mrp !== undefined) guessed.set('price', mrp);
}
