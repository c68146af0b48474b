import { expect, test } from 'vitest';
import { locateColumns, readColumnMapping } from './columns.ts';

type Options = Parameters<typeof readColumnMapping>[0];

/** The columns that were found, by ours. */
function locate(header: string, rows: string[] = [], options: Options = {}) {
  const sample = rows.map((row) => row.split(','));
  const located = locateColumns(header.split(','), readColumnMapping(options), sample);
  const found = located.columns.flatMap(({ column, title }) => (title === null ? [] : [[column, title]]));
  return { ...located, found: Object.fromEntries(found) as Record<string, string> };
}

test('guesses the columns of a list of groceries', () => {
  const { found, unused, missing } = locate(
    'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description',
  );
  expect(found).toEqual({
    name: 'product',
    brand: 'brand',
    category: 'category',
    subcategory: 'sub_category',
    price: 'sale_price',
    mrp: 'market_price',
    description: 'description',
    'third category': 'type',
  });
  expect(unused).toEqual(['index', 'rating']);
  expect(missing).toEqual([]);
});

test('marks guessed columns, and only those', () => {
  const guessed = locate('Product Name,category,Selling Price').columns.filter(({ isGuess }) => isGuess);
  expect(guessed.map(({ column }) => column)).toEqual(['name', 'price']);
});

test('never uses a bare id as the code', () => {
  expect(locate('id,name,category,price').found).not.toHaveProperty('code');
  expect(locate('SKU,name,category,price').found.code).toBe('SKU');
});

test('reads qty with a unit as the pack and bare numbers beside a pack as the stock', () => {
  expect(locate('name,category,price,qty', ['Dal,Dal,90,500 g', 'Atta,Atta,50,1 kg']).found).toMatchObject({
    quantity: 'qty',
  });
  const both = locate('name,category,price,weight,qty', ['Dal,Dal,90,500 g,12', 'Atta,Atta,50,1 kg,40']);
  expect(both.found).toMatchObject({ quantity: 'weight', stock: 'qty' });
  const withUnit = locate('name,category,price,uom,qty', ['Dal,Dal,90,g,500', 'Atta,Atta,50,kg,1']);
  expect(withUnit.found).toMatchObject({ quantity: 'qty', unit: 'uom' });
});

test('takes the unit from the title of the weight', () => {
  const rows = ['Veg,Onion,25,3,1000,1', 'Veg,Tomato,42,3,500,1'];
  const located = locate('Category,name,mrp,availableQuantity,weightInGms,quantity', rows);
  expect(located.found).toMatchObject({ quantity: 'weightInGms', stock: 'availableQuantity' });
  expect(located.unit).toBe('gms');
  expect(located.cell(['Veg', 'Onion', '25', '3', '1000', '1'], 'unit')).toBe('gms');
});

test('sells at MRP when the list has no other price', () => {
  expect(locate('name,category,MRP').found).toMatchObject({ price: 'MRP', mrp: 'MRP' });
});

test('ignores a column "type" with the same word in every row', () => {
  const rows = Array.from({ length: 30 }, (_, n) => `Tablet ${n},Medicines,10,allopathy`);
  expect(locate('name,category,price,type', rows).found).not.toHaveProperty('third category');
});

test('follows a choice before its guess', () => {
  const { found } = locate('product,title,category,sale_price,rate', [], { map: ['name=title', 'price=rate', 'mrp='] });
  expect(found).toMatchObject({ name: 'title', price: 'rate' });
  expect(locate('name,category,sale_price', [], { map: ['price='] }).missing).toEqual(['price']);
});

test('takes the first of two columns with a guessed title', () => {
  expect(locate('Product,product,category,price').columns.find(({ column }) => column === 'name')).toEqual({
    column: 'name',
    title: 'Product',
    isGuess: true,
  });
});

test('finds Hindi titles, and tells a pack from a stock by its values', () => {
  const titles = 'कोड,नाम,ब्रांड,श्रेणी,कीमत,एम.आर.पी.,मात्रा,स्टॉक';
  expect(locate(titles, ['d1,चना दाल,टाटा,दालें,१२०,१४०,1 किलो,7']).found).toEqual({
    ...{ code: 'कोड', name: 'नाम', brand: 'ब्रांड', category: 'श्रेणी', price: 'कीमत', mrp: 'एम.आर.पी.' },
    ...{ quantity: 'मात्रा', stock: 'स्टॉक' },
  });
  expect(locate('नाम,श्रेणी,दाम,मात्रा', ['चना दाल,दालें,120,7']).found).toMatchObject({ price: 'दाम', stock: 'मात्रा' });
  expect(locate('नाम,श्रेणी,दाम,मात्रा,इकाई', ['चना दाल,दालें,120,7,किलो']).found).toMatchObject({
    quantity: 'मात्रा',
    unit: 'इकाई',
  });
});

test.each(['Requires Prescription', 'prescription_required', 'Needs a prescription', 'Rx', 'Rx required'])(
  'reads "%s" as the column that says whether a medicine needs a prescription',
  (title) => {
    expect(locate(`name,category,price,${title}`).found.prescription).toBe(title);
  },
);
