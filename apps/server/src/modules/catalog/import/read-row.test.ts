import { mapFields } from '@subah/rules/catalog/product-fields';
import { expect, test } from 'vitest';
import { locateColumns, readColumnMapping, requireColumns } from './columns.ts';
import { readRow } from './read-row.ts';

const none = { map: {}, scale: {}, defaults: {} };
const NO_FIELDS = mapFields(() => null);

/** Reads one row given by column. */
function read(row: Record<string, string>, typed: Parameters<typeof readColumnMapping>[0] = {}) {
  const full = { name: 'Toor Dal', category: 'Dal', price: '120', ...row };
  const columns = locateColumns(Object.keys(full), readColumnMapping(typed));
  return readRow({ line: 7, cells: Object.values(full) }, columns, 'grocery');
}
const errorsOf = (row: Record<string, string>) => read(row).errors.map(({ field, message }) => [field, message]);

test('reads a complete row', () => {
  const { product } = read({
    code: ' D-1 ',
    brand: 'Tata &amp; Sons',
    subcategory: 'Toor',
    mrp: '₹150.50',
    quantity: '1',
    unit: 'Kg',
    stock: '25',
    description: 'Unpolished <script>x</script>& clean\n\nSecond',
    tags: 'Arhar, dal; arhar |',
    composition: 'Toor',
    prescription: 'no',
    image: ' toor.jpg ',
  });
  expect(product).toEqual({
    line: 7,
    code: 'D-1',
    name: 'Toor Dal',
    brand: 'Tata & Sons',
    category: 'Dal',
    categoryInHindi: null,
    subcategory: 'Toor',
    subcategoryInHindi: null,
    pricePaise: 12_000,
    mrpPaise: 15_050,
    packQuantity: 1,
    unit: 'kg',
    stock: 25,
    description: '<p>Unpolished &amp; clean</p><p>Second</p>',
    tags: ['arhar', 'dal'],
    levelTags: [],
    fields: { ...NO_FIELDS, composition: 'Toor', requiresPrescription: false },
    image: 'toor.jpg',
    hsn: null,
    gstPercent: null,
    isAvailable: null,
    isFeatured: null,
    pictures: null,
  });
});

test('returns null for missing values and derives the code from name, brand and pack', () => {
  const { product } = read({});
  expect(product).toMatchObject({ code: 'toor-dal', brand: null, mrpPaise: null, stock: null, tags: null, unit: null });
  expect(read({ brand: 'Tata', quantity: '500 g' }).product?.code).toBe('toor-dal-tata-500-g');
});

test.each([
  [{ name: '' }, 'name', 'The name is missing.'],
  [{ name: 'x'.repeat(201) }, 'name', 'The name is longer than 200 characters.'],
  [{ category: ' ' }, 'category', 'The category is missing.'],
  [{ price: '' }, 'price', 'The price is missing.'],
  [{ price: 'free' }, 'price', 'The price "free" is not a number.'],
  [{ price: '0' }, 'price', 'The price must be above zero.'],
  [{ price: '-5' }, 'price', 'The price must be above zero.'],
  [{ price: '0.001' }, 'price', 'The price must be above zero.'],
  [{ price: '99999999' }, 'price', 'The price is above ₹10,00,000.'],
  [{ mrp: '100' }, 'price', 'The price ₹120 is above the MRP ₹100.'],
  [{ mrp: '0' }, 'mrp', 'The MRP must be above zero.'],
  [{ stock: '-1' }, 'stock', 'The stock must not be negative.'],
  [{ stock: '1.5' }, 'stock', 'The stock "1.5" is not a whole number.'],
  [{ quantity: '0', unit: 'kg' }, 'quantity', 'The quantity must be above zero.'],
  [{ prescription: 'maybe' }, 'prescription', '"maybe" is neither yes nor no.'],
  [{ composition: 'x'.repeat(501) }, 'composition', 'The composition is longer than 500 characters.'],
  [{ fssai: '123' }, 'fssai licence', 'An FSSAI licence has 14 digits.'],
  [{ veg: 'mostly' }, 'veg mark', '"mostly" is not one of veg, non-veg, egg.'],
  [
    { 'expiry date': '12/31/2027' },
    'expiry date',
    '"12/31/2027" is not a date. Write day, month and year as 31-12-2027, or the month as 12/2027.',
  ],
  [
    { barcode: '8.90103E+12' },
    'barcode',
    'Excel has shortened "8.90103E+12". Format the column as text, enter the digits again and save the list.',
  ],
  [{ 'included tests': '0' }, 'included tests', '"0" is not a whole number from 1 to 500.'],
])('rejects %o', (row, field, message) => {
  expect(errorsOf(row as Record<string, string>)).toEqual([[field, message]]);
});

test('reports every error of a row with its line', () => {
  const { product, errors } = read({ name: '', price: '', stock: '-1' });
  expect(product).toBeUndefined();
  expect(errors.map(({ line, field }) => [line, field])).toEqual([
    [7, 'name'],
    [7, 'price'],
    [7, 'stock'],
  ]);
});

test('rejects a row with more cells than the header, accepts one with fewer', () => {
  const columns = locateColumns(['name', 'category', 'price', 'stock'], none);
  expect(readRow({ line: 2, cells: ['a', 'b', '1', '2', '3'] }, columns, 'grocery').errors[0]).toMatchObject({
    field: 'row',
    message: 'The row has 5 cells, the header has 4.',
  });
  expect(readRow({ line: 2, cells: ['a', 'b', '1', '2', ' '] }, columns, 'grocery').errors).toEqual([]);
  expect(readRow({ line: 2, cells: ['a', 'b', '1'] }, columns, 'grocery').product?.stock).toBeNull();
});

test('finds columns in any order, case and spelling, and by mapping', () => {
  const columns = locateColumns(
    ['MRP', 'Sub_Category', 'PRODUCT', 'Sale Price', 'category', 'quantity', 'weight'],
    readColumnMapping({
      map: ['name=product', 'price=sale_price', 'quantity=weight'],
      default: ['unit=g', 'stock=25'],
    }),
  );
  const { product } = readRow(
    { line: 2, cells: ['100', 'Toor', 'Dal', '90', 'Pulses', 'ignored', '500'] },
    columns,
    'grocery',
  );
  expect(product).toMatchObject({
    name: 'Dal',
    subcategory: 'Toor',
    pricePaise: 9000,
    mrpPaise: 10_000,
    packQuantity: 500,
    stock: 25,
  });
});

test('scales prices in paise', () => {
  const { product } = read({ price: '2999', mrp: '3500' }, { scale: ['price=0.01', 'mrp=0.01'] });
  expect(product).toMatchObject({ pricePaise: 2999, mrpPaise: 3500 });
});

test('rejects a missing or ambiguous column', () => {
  expect(() => requireColumns(locateColumns(['thing', 'price'], none))).toThrow(
    'No column for name, category. The file has: thing, price. Choose them in the console, or name them on the command line: --map name=<column> --map category=<column>.',
  );
  expect(() => locateColumns(['name', 'category', 'price'], { ...none, map: { brand: 'maker' } })).toThrow(
    'There is no column "maker" for brand. The file has: name, category, price.',
  );
  expect(() => locateColumns(['Name', 'NAME', 'category', 'price'], none)).toThrow('more than one column "name"');
});

test('rejects a mistyped option', () => {
  for (const typed of [{ map: ['title=x'] }, { map: ['name'] }, { scale: ['name=2'] }, { scale: ['price=none'] }]) {
    expect(() => readColumnMapping(typed)).toThrow(/--(map|scale) /);
  }
});

test('reads product fields by their column or an alias', () => {
  const { product } = read({
    'Country of Origin': 'India',
    'Shelf Life': '6 months',
    'Veg or non-veg': 'Non Vegetarian',
    FSSAI: '10000000000101',
    'expiry date': '2027-11-30',
    organic: 'yes',
  });
  expect(product?.fields).toMatchObject({
    countryOfOrigin: 'India',
    shelfLife: '6 months',
    vegMark: 'non-veg',
    fssaiLicence: '10000000000101',
    expiryDate: '2027-11-30',
    isOrganic: true,
    ingredients: null,
  });
});

test('does not read an explicitly mapped column under its own name too', () => {
  const { product } = read({ manufacturer: 'Jeevan' }, { map: ['brand=manufacturer'] });
  expect(product).toMatchObject({ brand: 'Jeevan', fields: { manufacturer: null } });
});

test('removes the formula guard of an export', () => {
  expect(read({ ingredients: "'-5 °C storage" }).product?.fields.ingredients).toBe('-5 °C storage');
});
