import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRecord, readCsv } from './read-csv.ts';

async function read(text: string | Buffer, chunkBytes = 64 * 1024): Promise<CsvRecord[]> {
  const bytes = Buffer.from(text as string);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  const records: CsvRecord[] = [];
  for await (const record of readCsv(chunks())) records.push(record);
  return records;
}
const cells = async (text: string | Buffer) => (await read(text)).map((record) => record.cells);

test('reads quotes, doubled quotes and line breaks inside quotes (RFC 4180)', async () => {
  const text = 'name,note\r\n"Dal, toor","said ""fresh"""\r\n"two\r\nlines",x\r\n"",""\r\nlast,';
  expect(await cells(text)).toEqual([
    ['name', 'note'],
    ['Dal, toor', 'said "fresh"'],
    ['two\r\nlines', 'x'],
    ['last', ''],
  ]);
});

test('returns the line on which a record begins', async () => {
  const records = await read('\na,b\n\n"1\n2\n3",x\n,,\ny,z\n');
  expect(records.map(({ line }) => line)).toEqual([2, 4, 8]);
});

test.each([
  ['comma', 'a,b;c\n1,2;3', ['1', '2;3']],
  ['semicolon', 'a;b\n1,5;2', ['1,5', '2']],
  ['tab', 'a\tb\n1\t2,3', ['1', '2,3']],
  ['semicolons outside quotes', '"a,b,c,d";b\n1;2', ['1', '2']],
  ["Excel's hint", 'sep=|\na|b\n1|2', ['1', '2']],
  ['line ends of old Macs', 'a,b\r1,2\r', ['1', '2']],
])('detects the separator: %s', async (_, text, row) => {
  expect((await cells(text)).at(-1)).toEqual(row);
});

test('skips a byte order mark', async () => {
  expect(await cells('\uFEFFname,price\nमेथी,10')).toEqual([
    ['name', 'price'],
    ['मेथी', '10'],
  ]);
});

test('reads cells that are not UTF-8 as windows-1252, cell by cell', async () => {
  const bytes = Buffer.concat([Buffer.from('name,hindi\nNestl'), Buffer.from([0xe9, 0x92]), Buffer.from(' milk,दूध\n')]);
  expect((await cells(bytes))[1]).toEqual(['Nestlé’ milk', 'दूध']);
});

test('keeps a quotation mark in the middle of a cell', async () => {
  expect((await cells('size,b\n5" pipe,x\n"a"b,c'))[1]).toEqual(['5" pipe', 'x']);
  expect((await cells('size,b\n"a"b,c'))[1]).toEqual(['"a"b', 'c']);
});

test('rejects only the row of an unclosed quotation mark', async () => {
  const records = await read('a,b\n"open,1\nfine,2\nfine,3\n');
  expect(records.map(({ cells, fault }) => [cells[0], fault !== undefined])).toEqual([
    ['a', false],
    ['"open', true],
    ['fine', false],
    ['fine', false],
  ]);
  const long = await read(`a,b\n"open,1\n${'fine,2\n'.repeat(60_000)}"closed",3\n`);
  expect([long.length, long.filter(({ fault }) => fault).length]).toEqual([60_003, 1]);
});

const cell = fc.string({ unit: fc.constantFrom('a', 'é', 'द', '"', ',', ';', '\n', '\r\n', ' ', '\t'), maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('reads back any quoted text for any size of chunks', async () => {
  const rows = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (table, chunkBytes) => {
      const text = `one,two,three\n${table.map((row) => row.map(quoted).join(',')).join('\n')}`;
      const records = await read(text, chunkBytes);
      expect(records.slice(1).map(({ cells }) => cells)).toEqual(table);
    }),
  );
});

test.each(['utf16le', 'utf-16be'] as const)('reads %s with and without a byte order mark', async (encoding) => {
  for (const mark of ['\ufeff', '']) {
    const little = Buffer.from(`${mark}name\tprice\nचना\t12\n`, 'utf16le');
    const bytes = encoding === 'utf16le' ? little : Buffer.from(little).swap16();
    for (const chunkBytes of [1, 7, 64 * 1024]) {
      const rows = (await read(bytes, chunkBytes)).map((record) => record.cells);
      expect(rows, `${mark.length} ${chunkBytes}`).toEqual([
        ['name', 'price'],
        ['चना', '12'],
      ]);
    }
  }
});

test.each([
  ['an .xlsx workbook', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'), 'This is an Excel workbook'],
  ['an .xls workbook', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), 'This is an Excel workbook'],
  ['a web page', '\ufeff\n<html><table>', 'This is a web page'],
  ['a PDF', '%PDF-1.7', 'This is a PDF'],
  ['a picture', Buffer.from('\x89PNG\r\n', 'latin1'), 'This is a picture'],
])('refuses %s that was sent as CSV', async (_, bytes, message) => {
  await expect(read(bytes)).rejects.toThrow(message);
});
