import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../../test/builders/index.ts';
import { openImports } from '../../../../test/import-list.ts';
import { products } from '../catalog.tables.ts';

let lists: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  lists = await openImports();
});
afterAll(() => lists.close());

const HEADER = 'code,name,brand,category,subcategory,price,mrp,quantity,unit,stock,description,tags,image\n';

test('creates a product with all values of its row', async () => {
  const done = await lists.importList(
    `${HEADER}i-full,"Dal, ""Toor""",Tata,Imported Pulses,Dals,120,150,1,kg,25,"Good <b>dal</b><script>x</script>","arhar,dal",https://x.example/a.jpg\n`,
  );
  expect(done).toMatchObject({ created: 1, newCategories: 1, newSubcategories: 1, images: 1, isFinished: true });
  const row = await lists.findProduct('i-full');
  expect(row).toMatchObject({
    catalog: 'grocery',
    name: 'Dal, "Toor"',
    brand: 'Tata',
    pricePaise: 12_000,
    mrpPaise: 15_000,
    percentOff: 20,
    packQuantity: 1,
    unit: 'kg',
    stock: 25,
    description: '<p>Good <b>dal</b></p>',
    tags: ['arhar', 'dal'],
    pictures: ['default/product'],
    hsn: '2106',
    gstPercent: 5,
  });
  const { data } = (await lists.shop.get(`/api/products/${row?.id}`)).body;
  expect(data).toMatchObject({ name: 'Dal, "Toor"', categoryId: { name: 'Imported Pulses' } });
  expect((await lists.shop.get(data.image)).status).toBe(200);
});

test('changes nothing when the same file is imported again', async () => {
  const rows = Array.from({ length: 25 }, (_, n) => `i-same-${n},Same ${n},,Same,,${n + 1}.50,,500 g,,5,,,`).join('\n');
  const first = await lists.importList(HEADER + rows, { rowsPerBatch: 10 });
  expect(first.counts).toEqual({ created: 25, changed: 0, unchanged: 0, repeated: 0, failed: 0 });
  const before = await lists.findByCodePrefix('i-same');
  const second = await lists.importList(HEADER + rows, { rowsPerBatch: 10 });
  expect(second.counts).toEqual({ created: 0, changed: 0, unchanged: 25, repeated: 0, failed: 0 });
  expect(await lists.findByCodePrefix('i-same')).toEqual(before);
});

test('writes changed rows only', async () => {
  const list = (price: number) => `${HEADER}i-one,One,,Few,,${price},,1 kg,,5,,,\ni-two,Two,,Few,,20,,1 kg,,5,,,\n`;
  await lists.importList(list(10));
  const [oneBefore, twoBefore] = await lists.findByCodePrefix('i-');
  const before = new Map((await lists.findByCodePrefix('i-')).map((row) => [row.code, row.updatedAt.getTime()]));
  expect(oneBefore && twoBefore).toBeTruthy();
  expect((await lists.importList(list(11))).counts).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  const after = new Map((await lists.findByCodePrefix('i-')).map((row) => [row.code, row.updatedAt.getTime()]));
  expect(after.get('i-one')).toBeGreaterThan(before.get('i-one') ?? 0);
  expect(after.get('i-two')).toBe(before.get('i-two'));
  expect((await lists.findProduct('i-one'))?.pricePaise).toBe(1100);
});

test('keeps values that a row leaves out, and pictures uploaded in the console', async () => {
  await lists.importList(`${HEADER}i-keep,Keep,Tata,Kept,Shelf,80,100,1 kg,,7,Text,tag,\n`);
  await lists.db
    .update(products)
    .set({ pictures: ['demo/own'], hsn: '1234' })
    .where(eq(products.code, 'i-keep'));
  const done = await lists.importList('code,name,category,price\ni-keep,Keep,Kept,90\n');
  expect(done.counts).toMatchObject({ created: 0, changed: 1 });
  expect(await lists.findProduct('i-keep')).toMatchObject({
    brand: 'Tata',
    pricePaise: 9000,
    mrpPaise: 10_000,
    stock: 7,
    unit: 'kg',
    description: '<p>Text</p>',
    tags: ['tag'],
    pictures: ['demo/own'],
    hsn: '1234',
  });
  expect((await lists.findProduct('i-keep'))?.subcategoryId).not.toBeNull();
  await lists.importList('code,name,category,price\ni-keep,Keep,Kept,120\n');
  expect(await lists.findProduct('i-keep')).toMatchObject({ pricePaise: 12_000, mrpPaise: 12_000 });
});

test('reports invalid rows with line, column and message and imports the others', async () => {
  const done = await lists.importList(
    `${HEADER}i-bad-1,,,Bad,,10,,1 kg,,5,,,
i-bad-2,Free,,Bad,,0,,1 kg,,-5,,,
i-good,Good,,Good,,10,,1 kg,,5,,,
i-bad-3,Dear,,Bad,,20,10,1 kg,,5,,,
"i-bad-4,Broken,,Bad,,20,10
`,
  );
  expect(done.counts).toEqual({ created: 1, changed: 0, unchanged: 0, repeated: 0, failed: 4 });
  expect(done.errors).toEqual([
    [2, 'name', 'The name is missing.'],
    [3, 'price', 'The price must be above zero.'],
    [3, 'stock', 'The stock must not be negative.'],
    [5, 'price', 'The price ₹20 is above the MRP ₹10.'],
    [6, 'row', 'A quotation mark is opened and never closed.'],
  ]);
  expect(await lists.findProduct('i-good')).toBeDefined();
  expect(done.newCategories).toBe(1);
});

test('rejects a code of another catalog', async () => {
  await aProduct(lists.shop, { catalog: 'fruits', code: 'tomato-desi-500gm' });
  const before = await lists.findProduct('tomato-desi-500gm');
  const done = await lists.importList(`${HEADER}tomato-desi-500gm,Tomato,,Veg,,10,,1 kg,,5,,,\n`);
  expect(done.errors).toEqual([[2, 'code', 'The code tomato-desi-500gm belongs to a product of Fruits & Vegetables.']]);
  expect(await lists.findProduct('tomato-desi-500gm')).toEqual(before);
});

test('imports the first row of a code and rejects a later one with other values', async () => {
  const list = `${HEADER}i-twice,Twice,,First,,10,,1 kg,,5,,,
i-twice,Twice,,Second,,10,,1 kg,,5,,,
i-twice,Twice,,Third,,12,,1 kg,,5,,,
`;
  const done = await lists.importList(list);
  expect(done.counts).toEqual({ created: 1, changed: 0, unchanged: 0, repeated: 1, failed: 1 });
  expect(done.errors).toEqual([[4, 'code', 'The code i-twice stands on line 2 already, with other values.']]);
  expect((await lists.importList(list)).counts).toEqual({
    created: 0,
    changed: 0,
    unchanged: 1,
    repeated: 1,
    failed: 1,
  });
});

test('maps and scales columns, fills in defaults and derives the code', async () => {
  const typed = {
    map: ['name=Product', 'price=discountedSellingPrice', 'quantity=weightInGms', 'stock='],
    scale: ['price=0.01', 'mrp=0.01'],
    default: ['unit=g', 'stock=25', 'brand=Mapped'],
  };
  const list =
    'Category;PRODUCT;mrp;discountedSellingPrice;weightInGms;stock\nSnacks;Ching\uFFFDs Noodles;4450;4400;60;99\n';
  const done = await lists.importList(gzipSync(list), { columnOptions: typed });
  expect(done).toMatchObject({ created: 1, damaged: 1 });
  expect(await lists.findProduct('chings-noodles-mapped-60-g')).toMatchObject({
    name: "Ching's Noodles",
    pricePaise: 4400,
    mrpPaise: 4450,
    packQuantity: 60,
    unit: 'g',
    stock: 25,
  });
});

test('creates missing categories once at the end, ignoring case', async () => {
  const list = `${HEADER}i-s1,S1,,Snack Bar,Nuts,10,,1 kg,,5,,,
i-s2,S2,,snack bar,NUTS,10,,1 kg,,5,,,
i-s3,S3,,Snack  Bar,,10,,1 kg,,5,,,
`;
  expect(await lists.importList(list, { rowsPerBatch: 1 })).toMatchObject({
    created: 3,
    newCategories: 1,
    newSubcategories: 1,
  });
  const rows = await lists.db
    .select({ categoryId: products.categoryId, subcategoryId: products.subcategoryId })
    .from(products)
    .where(inArray(products.code, ['i-s1', 'i-s2', 'i-s3']))
    .orderBy(products.code);
  expect(new Set(rows.map((row) => row.categoryId)).size).toBe(1);
  expect(rows[0]?.subcategoryId).toBe(rows[1]?.subcategoryId);
  expect(rows[2]?.subcategoryId).toBeNull();
  const { data } = (await lists.shop.get('/api/grocery/categories?limit=100')).body;
  expect(data.at(-1)).toMatchObject({ name: 'Snack Bar', image: '/uploads/default/product-600.webp' });
});

test('previews counts and rows without writing', async () => {
  await lists.importList(`${HEADER}i-p1,P1,,Pre,,10,,1 kg,,5,,,\ni-p2,P2,,Pre,,10,,1 kg,,5,,,\n`);
  const everything = sql`select (select count(*) from products) + (select count(*) from categories)
    + (select count(*) from subcategories) + (select count(*) from import_runs) as n, (select max(updated_at) from products) as at`;
  const before = (await lists.db.execute(everything)).rows;
  const list = `${HEADER}i-p1,P1,,Pre,,10,,1 kg,,5,,,\ni-p2,P2,,Pre,,11,,1 kg,,5,,,\ni-p3,P3,,New,Newer,10,,1 kg,,5,,,\ni-p4,,,New,,,,,,,,,\n`;
  const done = await lists.importList(list, { isPreview: true });
  expect(done.counts).toEqual({ created: 1, changed: 1, unchanged: 1, repeated: 0, failed: 1 });
  expect(done).toMatchObject({ newCategories: 1, newSubcategories: 1 });
  expect(done.preview.map(({ code, state }) => [code, state])).toEqual([
    ['i-p1', 'unchanged'],
    ['i-p2', 'changed'],
    ['i-p3', 'created'],
  ]);
  expect((await lists.db.execute(everything)).rows).toEqual(before);
});

test('restores a deleted product', async () => {
  const list = `${HEADER}i-back,Back,,Back,,10,,1 kg,,5,,,\n`;
  await lists.importList(list);
  await lists.db.update(products).set({ deletedAt: new Date() }).where(eq(products.code, 'i-back'));
  expect((await lists.importList(list)).counts).toMatchObject({ changed: 1 });
  expect((await lists.findProduct('i-back'))?.deletedAt).toBeNull();
});

test.each([
  ['fruits', '500,gms', { packQuantity: 500, unit: 'gm', hsn: '0709' }],
  ['milk', '1,ltr', { packQuantity: 1, unit: 'Litre', gstPercent: 0 }],
  [
    'medicine',
    'strip of 10 tablets,',
    { packQuantity: 10, unit: 'tablets', composition: 'Salt', requiresPrescription: true },
  ],
  ['labtest', ',', { packQuantity: 1, unit: 'piece', hsn: '999316' }],
] as const)('imports %s', async (catalog, pack, expected) => {
  const done = await lists.importList(
    `code,name,category,price,quantity,unit,composition,prescription\nc-${catalog},X,Imported,10,${pack},Salt,yes\n`,
    { catalog },
  );
  expect(done.errors).toEqual([]);
  expect(await lists.findProduct(`c-${catalog}`)).toMatchObject(expected);
});

test('rejects a barcode that another product has, in the file or in the shop', async () => {
  const header = 'code,name,category,price,barcode\n';
  const rows = [
    'bar-1,Dal,Bars,10,8901030000018',
    'bar-2,Rice,Bars,10,8901030000018',
    'bar-3,Oil,Bars,10,8901030000025',
  ];
  const taken = 'The barcode 8901030000018 belongs to';
  const list = `${header}${rows.join('\n')}\n`;
  const preview = await lists.importList(list, { isPreview: true });
  expect(preview.errors).toEqual([[3, 'barcode', `${taken} the product on line 2.`]]);
  expect((await lists.importList(list)).counts).toMatchObject({ created: 2, failed: 1 });
  expect((await lists.importList(list)).errors).toEqual([[3, 'barcode', `${taken} Dal (bar-1).`]]);
  expect((await lists.importList(`${header}bar-3,Oil,Bars,10,8901030000018\n`)).errors).toEqual([
    [2, 'barcode', `${taken} Dal (bar-1).`],
  ]);
});

test('rejects a file that is empty, missing, no CSV or truncated', async () => {
  await expect(lists.importList('')).rejects.toThrow('The file is empty.');
  await expect(lists.importList('name,category,price\n')).rejects.toThrow('no rows below it');
  await expect(lists.importList(undefined, { file: path.join(lists.folder, 'none.csv') })).rejects.toThrow(
    'cannot be read (ENOENT)',
  );
  await expect(lists.importList(undefined, { file: lists.folder })).rejects.toThrow('is not a file');
  await expect(lists.importList('hello\nworld\n')).rejects.toThrow('No column for name, category, price');
  const cut = gzipSync(HEADER + 'i-cut,Cut,,Cut,,10,,1 kg,,5,,,\n'.repeat(50)).subarray(0, 60);
  await expect(lists.importList(cut)).rejects.toThrow('cannot be read to its end');
});
