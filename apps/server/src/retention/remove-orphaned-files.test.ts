import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { form, NOON, openPrescriptionShop, type PrescriptionShop } from '../../test/prescription-shop.ts';
import { type S3Simulator, startS3 } from '../../test/s3-simulator.ts';
import { newId } from '../platform/database/new-id.ts';
import { addJob } from '../platform/jobs/jobs.ts';

const HOUR_MS = 60 * 60 * 1000;
const FOLDERS = ['prescriptions', 'lab-reports', 'claim-photos', 'delivery-photos', 'import-lists', 'import-errors'];

let s3: S3Simulator;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each(['folder', 'bucket'] as const)('private files in a %s', (place) => {
  let shop: PrescriptionShop;
  beforeAll(async () => {
    shop = await openPrescriptionShop(place === 'bucket' ? { bucket: s3.bucket } : {});
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());
  afterEach(async () => {
    for (const key of await shop.deps.privateFiles.list()) await shop.deps.privateFiles.remove(key);
    await shop.database.pool.query(`delete from graphile_worker._private_jobs`);
  });

  /** What a server leaves that is killed before the commit. */
  const leaveFile = async (folder: string, hoursAgo: number): Promise<string> => {
    const key = `${folder}/${newId(shop.deps.clock().getTime() - hoursAgo * HOUR_MS)}`;
    await shop.deps.privateFiles.write(key, Buffer.from('x'));
    return key;
  };
  const clean = async () => {
    await addJob(shop.database.db, 'remove-orphaned-files', {});
    await shop.runJobs();
    return (await shop.deps.privateFiles.list()).toSorted();
  };

  test('removes files without a row after two days', async () => {
    for (const folder of FOLDERS) await leaveFile(folder, 49);
    const kept = [
      await leaveFile('prescriptions', 47),
      await leaveFile('another-kind', 1000),
      'prescriptions/019f0000-0000-4000-8000-000000000000',
    ];
    await shop.deps.privateFiles.write(kept[2] ?? '', Buffer.from('x'));
    expect(await clean()).toEqual(kept.toSorted());
    expect(await clean()).toEqual(kept.toSorted());
  });

  test.runIf(place === 'folder')('removes parts of files after two days', async () => {
    shop.setClock(new Date());
    const key = await leaveFile('lab-reports', 1);
    const part = path.join(shop.deps.settings.dataDir, 'private', `${key}.0badcafe.new`);
    writeFileSync(part, 'half');
    await clean();
    expect(existsSync(part)).toBe(true);
    shop.setClock(new Date(Date.now() + 49 * HOUR_MS));
    await clean();
    expect(existsSync(part)).toBe(false);
    shop.setClock(NOON);
  });

  test('keeps every file that has a row, however old', async () => {
    const { body } = await shop.upload(shop.asha, form('For my father', shop.photo, shop.photo));
    expect(body.data.images).toHaveLength(2);
    const list = new FormData();
    list.append('file', new Blob(['name,category,price\nTea,Drinks,cheap\n'], { type: 'text/csv' }), 'list.csv');
    const token = await shop.signInAdmin();
    expect((await shop.post('/api/admin/import/grocery', list, { token })).status).toBe(200);
    await shop.runJobs();
    const before = (await shop.deps.privateFiles.list()).toSorted();
    expect(before.map((key) => key.split('/')[0])).toEqual(['import-errors', 'prescriptions', 'prescriptions']);
    shop.setClock(new Date(Date.now() + 49 * HOUR_MS));
    await leaveFile('prescriptions', 49);
    expect(await clean()).toEqual(before);
    shop.setClock(NOON);
    const picture = await fetch(`${shop.address}${body.data.images[1]}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('removes nothing when so many files have no row that the database must be another one', async () => {
    for (let count = 0; count < 21; count++) await leaveFile('prescriptions', 49);
    expect(await clean()).toHaveLength(21);
    const token = await shop.signInAdmin();
    const { jobs } = (await shop.get('/api/admin/operations', { token })).body.data;
    expect(jobs).toMatchObject([
      { task: 'remove-orphaned-files', error: '21 private files have no row; none was removed' },
    ]);
  });
});
