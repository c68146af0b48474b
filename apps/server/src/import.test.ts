import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startS3 } from '../test/s3-simulator.ts';
import { programFile } from '../test/start-server.ts';
import { onCluster } from './platform/database/database.ts';
import { type Cluster, startCluster } from './platform/database/embedded-postgres/cluster.ts';

// Runs the program as `npm run import` does: with a running database and with one that it starts itself.

let folder: string;
let cluster: Cluster;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-import-'));
  chmodSync(folder, 0o755);
  cluster = await startCluster({ dir: path.join(folder, 'database'), settings: { fsync: 'off' } });
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: string[]): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [programFile('import.js', 'import.ts'), ...args], {
    env: { ...process.env, NODE_ENV: '', INIT_CWD: folder, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text, ended: new Promise((resolve) => child.once('close', resolve)) };
}

async function run(...args: string[]): Promise<{ output: string; code: number | null }> {
  const { output, ended } = start(...args);
  return { code: await ended, output: output() };
}

async function countProducts(prefix: string): Promise<number> {
  const client = new pg.Client(onCluster(cluster));
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from products where starts_with(code, $1)', [prefix]);
  await client.end();
  return rows[0].n;
}

const list = (prefix: string, count: number) =>
  `code,name,category,price\n${Array.from({ length: count }, (_, n) => `${prefix}-${n},Name ${n},Shelf,${n + 1}`).join('\n')}`;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe('npm run import', { timeout: 60_000 }, () => {
  test('runs beside a running server and writes an error file that can be corrected and imported', async () => {
    write('small.csv', 'code,name,category,price\nx-1,"Dal, toor",Dal,120\nx-2,Rice,Dal,0\n');
    const { code, output } = await run('grocery', 'small.csv', '--default', 'stock=5');
    expect(output).toContain('2 rows: 1 new, 0 changed, 0 unchanged, 0 repeated, 1 with errors.');
    expect(output).toContain('line 3, price: The price must be above zero.');
    expect(code).toBe(0);
    const errors = path.join(folder, 'small.csv.errors.csv');
    expect(readFileSync(errors, 'utf8')).toBe(
      '\ufeffline,field,error,code,name,category,price\r\n3,price,The price must be above zero.,x-2,Rice,Dal,0\r\n',
    );
    write('small.csv.errors.csv', readFileSync(errors, 'utf8').replace('Rice,Dal,0', 'Rice,Dal,80'));
    expect((await run('grocery', 'small.csv.errors.csv')).output).toContain('1 rows: 1 new');
    expect(await countProducts('x-')).toBe(2);
  });

  test('reads pictures from the folder by file name, and none from outside', async () => {
    const pictures = path.join(folder, 'pictures');
    mkdirSync(pictures);
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    writeFileSync(path.join(pictures, 'dal.png'), png);
    writeFileSync(path.join(folder, 'outside.png'), png);
    const rows = ['pic-1,Dal,Dal,10,https://cdn.example/a/dal.png?v=2', 'pic-2,Rice,Dal,10,../outside.png'];
    write('pictured.csv', `code,name,category,price,image\n${rows.join('\n')}\n`);
    expect((await run('grocery', 'pictured.csv', '--images', 'pictures')).output).toContain(
      '1 new picture; 1 of 2 are not in the folder.',
    );
    expect((await run('grocery', 'pictured.csv', '--images', 'nowhere')).output).toMatch(/^subah: There is no folder/);
  });

  test('resumes after a kill', async () => {
    write('long.csv', list('long', 5000));
    const killed = start('grocery', 'long.csv');
    await new Promise<void>((resolve) => killed.child.stdout?.on('data', () => resolve()));
    killed.child.kill('SIGKILL');
    await killed.ended;
    const before = await countProducts('long-');
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(5000);
    const { output } = await run('grocery', 'long.csv');
    expect(output).toMatch(/^Going on after [\d,]+ rows\./);
    expect(output).toContain('5,000 rows: 5,000 new, 0 changed, 0 unchanged, 0 repeated, 0 with errors.');
    expect(await countProducts('long-')).toBe(5000);
  });

  test('previews the first rows without writing', async () => {
    write('new.csv', list('new', 30));
    const { output } = await run('grocery', 'new.csv', '--preview');
    expect(output).toContain('Preview of new.csv for Grocery; nothing has been written.');
    expect(output).toContain('new       new-1 | Name 1 | ₹2 | Shelf');
    expect(existsSync(path.join(folder, 'new.csv.errors.csv'))).toBe(false);
    expect(await countProducts('new-')).toBe(0);
  });

  test('stops before writing when prices look like paise, until the command says what they are', async () => {
    const paise = Array.from({ length: 30 }, (_, n) => `paise-${n},Name ${n},Shelf,${(n + 200) * 100}`);
    write('paise.csv', `code,name,category,price\n${paise.join('\n')}`);
    const refused = await run('grocery', 'paise.csv');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('subah: Nothing was imported, because the prices look like paise.');
    expect(await countProducts('paise-')).toBe(0);

    const preview = await run('grocery', 'paise.csv', '--preview');
    expect(preview.code).toBe(0);
    expect(preview.output).toContain('The prices look like paise.');
    const both = await run('grocery', 'paise.csv', '--prices=paise', '--scale', 'price=2');
    expect(both.output).toMatch(/^subah: Use --prices, or --scale/);
    expect((await run('grocery', 'paise.csv', '--prices=dollars')).output).toBe(
      'subah: --prices is rupees or paise.\n',
    );

    const { output } = await run('grocery', 'paise.csv', '--prices=paise', '--preview');
    expect(output).toContain('paise-0 | Name 0 | ₹200 |');
    expect((await run('grocery', 'paise.csv', '--prices=rupees')).output).toContain('30 rows: 30 new');
  });

  test('stores the default picture in the bucket', async () => {
    const s3 = await startS3();
    write('bucket.csv', list('bucket', 3));
    vi.stubEnv('S3_URL', s3.url());
    const good = run('grocery', 'bucket.csv');
    vi.stubEnv('S3_URL', s3.url({ bucket: 'other' }));
    const [{ code, output }, refused] = await Promise.all([good, run('grocery', 'bucket.csv')]);
    vi.unstubAllEnvs();
    await s3.stop();
    expect(output).toContain('3 rows: 3 new');
    expect(code).toBe(0);
    expect([...s3.objects.keys()]).toEqual(['uploads/originals/default/product']);
    expect(refused.output).toMatch(/^subah: The bucket of S3_URL at .*there is no such bucket\.\n$/);
  });

  test('starts and stops the database of a stopped shop and removes an old error file', async () => {
    await cluster.stop();
    write('new.csv.errors.csv', 'old');
    const { code, output } = await run('grocery', 'new.csv');
    expect(output).toContain('30 rows: 30 new');
    expect(code).toBe(0);
    expect(existsSync(path.join(folder, 'database/data/postmaster.pid'))).toBe(false);
    expect(existsSync(path.join(folder, 'new.csv.errors.csv'))).toBe(false);
  });

  test('reports a usage error in one line', async () => {
    const [catalog, option] = await Promise.all([
      run('vegetables', 'new.csv'),
      run('grocery', 'new.csv', '--map', 'title=x'),
    ]);
    expect(catalog).toEqual({
      code: 1,
      output: 'subah: There is no catalog "vegetables"; there are fruits, grocery, milk, medicine, labtest.\n',
    });
    expect(option.output).toMatch(/^subah: --map title=x is not understood; .*\n$/);
  });
});
