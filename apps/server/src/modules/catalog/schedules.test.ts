import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct } from '../../../test/builders/index.ts';
import { openImports } from '../../../test/import-list.ts';

let lists: Awaited<ReturnType<typeof openImports>>;
let token: string;
let categoryId: string;
beforeAll(async () => {
  lists = await openImports();
  token = (await lists.shop.signIn('admin')).accessToken;
  categoryId = (await aCategory(lists.shop, { catalog: 'medicine', name: 'Pharma' })).id;
});
afterAll(() => lists.close());

const importRows = (header: string, ...rows: string[]) =>
  lists.importList(`code,name,category,price,${header}\n${rows.join('\n')}\n`, { catalog: 'medicine' });

test.each(['H', 'H1', 'X'])(
  'an import does not free a medicine of Schedule %s from its prescription',
  async (schedule) => {
    const code = `med-${schedule}`;
    const row = `${code},Medicine ${schedule},Pharma,10`;
    const { errors: none } = await importRows('schedule,on sale', `${row},${schedule},no`);
    expect(none).toEqual([]);
    expect(await lists.findProduct(code)).toMatchObject({ schedule, requiresPrescription: true });
    const message = `Schedule ${schedule} medicines need a prescription. Write "yes" in the column "prescription".`;
    const refused = [[2, 'prescription', message]];
    expect((await importRows('prescription', `${row},no`)).errors).toEqual(refused);
    expect((await importRows('schedule,prescription,on sale', `${row},${schedule},no,no`)).errors).toEqual(refused);
    const fresh = `new-${schedule},New ${schedule},Pharma,10,${schedule},no,no`;
    expect((await importRows('schedule,prescription,on sale', fresh)).errors).toEqual(refused);
    expect(await lists.findProduct(`new-${schedule}`)).toBeUndefined();
    // Blank cells keep what the shop has, and importing it again changes nothing.
    expect((await importRows('schedule,prescription', `${row},,`)).counts).toMatchObject({ unchanged: 1, failed: 0 });
    expect(await lists.findProduct(code)).toMatchObject({ schedule, requiresPrescription: true });
  },
);

test('an import does not put a medicine on sale that has Schedule X in the shop', async () => {
  await aProduct(lists.shop, { categoryId, catalog: 'medicine', name: 'Ketamine', code: 'keta', schedule: 'X' });
  expect((await importRows('on sale', 'keta,Ketamine,Pharma,10,yes')).errors).toEqual([
    [2, 'on sale', 'Schedule X medicines cannot be sold online. Write "no" in the column "on sale".'],
  ]);
});

test('a form does not free a medicine of a schedule from its prescription', async () => {
  const { id } = await aProduct(lists.shop, { categoryId, catalog: 'medicine', name: 'Alprazolam', schedule: 'H1' });
  const save = (body: object) => lists.shop.send('PUT', `/api/medicines/product/${id}`, { body, token });
  for (const body of [{ requiresPrescription: false }, { requiresPrescription: false, schedule: 'H' }])
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { fields: { requiresPrescription: 'A medicine of a schedule needs a prescription.' } },
    });
  expect((await save({ price: 31 })).body.data).toMatchObject({ requiresPrescription: true, schedule: 'H1' });
  const free = await save({ schedule: '', requiresPrescription: false });
  expect(free.body.data).toMatchObject({ requiresPrescription: false, schedule: null });
  expect((await save({ schedule: 'H' })).body.data).toMatchObject({ requiresPrescription: true });
});
