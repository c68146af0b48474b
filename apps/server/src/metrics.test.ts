import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStockedShop } from '../test/open-shop.ts';
import { startS3 } from '../test/s3-simulator.ts';
import { openBackupTarget } from './platform/backup/backup-target.ts';
import { createBackup } from './platform/backup/create-backup.ts';
import { openShopFiles } from './platform/backup/shop-files.ts';
import { addJob } from './platform/jobs/jobs.ts';
import { bucketStorage } from './platform/storage/bucket-storage.ts';

const KEY = 'a key of at least thirty-two characters';
const OPS = path.resolve(import.meta.dirname, '../../../ops');

let s3: Awaited<ReturnType<typeof startS3>>;
let shop: Awaited<ReturnType<typeof openStockedShop>>;

beforeAll(async () => {
  s3 = await startS3();
  const backup = { target: s3.url(), key: KEY, schedule: '30 20 * * *', keepDays: 30 };
  shop = await openStockedShop({ settings: { backup } });
});
afterAll(async () => {
  await shop.close();
  await s3.stop();
});

const metrics = async () => (await shop.get('/metrics')).text;
const metricOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((candidate) => candidate.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

test('reports jobs, mails, stock, money, the pool, the cache and the newest backup', async () => {
  const { db, pool } = shop.database;
  const clock = () => new Date('2026-01-02T03:04:05Z');
  const target = openBackupTarget(s3.url(), KEY);
  await createBackup({
    connection: shop.connection,
    files: openShopFiles(shop.deps.settings),
    target,
    authSecret: undefined,
    clock,
  });
  await pool.query(`update products set stock = 0 where id = (select id from products where is_available limit 1)`);
  // A change of stock may queue jobs.
  await pool.query('delete from graphile_worker._private_jobs');
  await addJob(db, 'test:never', {});
  await addJob(db, 'test:never', {}, { key: 'failed for good' });
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'failed for good'`);
  await shop.get('/api/areas');
  await shop.get('/api/areas');
  const text = await metrics();
  expect(metricOf(text, 'database_up')).toBe(1);
  expect(metricOf(text, 'shop_jobs_failed')).toBe(1);
  expect(metricOf(text, 'shop_jobs_waiting')).toBe(1);
  expect(metricOf(text, 'shop_products_out_of_stock')).toBe(1);
  expect(metricOf(text, 'shop_payments_unmatched')).toBe(0);
  expect(metricOf(text, 'backup_last_success_timestamp_seconds')).toBe(clock().getTime() / 1000);
  expect(metricOf(text, 'database_pool_connections')).toBeGreaterThan(0);
  expect(metricOf(text, 'response_cache_requests_total{result="missing"}')).toBeGreaterThan(0);
  expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+",node="\d+/m);
});

test('calls share a cached response when they differ only in a parameter that the call does not read', async () => {
  const found = async () => metricOf(await metrics(), 'response_cache_requests_total{result="fresh"}');
  const { text } = await shop.get('/api/promotions/superdeal?limit=2');
  const before = await found();
  expect((await shop.get('/api/promotions/superdeal?fbclid=abc&limit=2')).text).toBe(text);
  expect(await found()).toBe(before + 1);
  await shop.get('/api/promotions/superdeal?limit=1');
  expect(await found()).toBe(before + 1);
});

test('counts calls to other systems by outcome', async () => {
  const before = await metrics();
  const line = (outcome: string) =>
    `external_call_duration_seconds_count{system="s3",operation="GET",outcome="${outcome}"}`;
  const storage = bucketStorage(s3.bucket, 'uploads');
  await storage.read('originals/none');
  s3.setNextModes('busy', 'busy', 'busy');
  await expect(storage.read('originals/none')).rejects.toThrow();
  const after = await metrics();
  expect(metricOf(after, line('ok')) - (metricOf(before, line('ok')) || 0)).toBe(1);
  expect(metricOf(after, line('error')) - (metricOf(before, line('error')) || 0)).toBe(1);
});

/** Functions and words of the query language; everything else that looks like a metric must be one. */
const PROMQL = /^(sum|max|rate|increase|histogram_quantile|topk|count|absent|time|hour|by|on|and|or|le)$/;

const metricsIn = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) \([^)]*\)/g, ' ').matchAll(/[a-z_][a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !PROMQL.test(name));

const LABEL = /([a-z_]+)(?==)/g;

/** Labels in braces with the metric before them, and labels after `by`, which any metric of the expression may have. */
function labelsIn(expression: string): { metrics: string[]; label: string }[] {
  const selected = [...expression.matchAll(/([a-z_0-9]+)\{([^}]*)\}/g)].flatMap(([, metric = '', labels = '']) =>
    Array.from(labels.matchAll(LABEL), ([label]) => ({ metrics: [metric], label })),
  );
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(/,\s*/).map((label) => ({ metrics: metricsIn(expression), label })),
  );
  return [...selected, ...grouped];
}

test('alerts and dashboards use metrics and labels that exist', async () => {
  // A metric shows its labels after the first observation.
  await shop.get('/api/areas');
  await bucketStorage(s3.bucket, 'uploads').read('originals/none');
  const text = await metrics();
  const exported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const alerts = [...readFileSync(path.join(OPS, 'prometheus/alerts.yaml'), 'utf8').matchAll(/^ +expr: (.+)$/gm)];
  const dashboard = JSON.parse(readFileSync(path.join(OPS, 'grafana/subah.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...alerts.map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(40);
  const unknown = expressions.flatMap(metricsIn).filter((name) => !exported.has(name));
  expect(unknown).toEqual([]);

  const labels = new Set(
    [...text.matchAll(/^([a-z_0-9]+)\{(.*)\} /gm)].flatMap(([, metric, pairs = '']) =>
      Array.from(pairs.matchAll(/([a-z_]+)="/g), ([, label]) => `${metric} ${label}`),
    ),
  );
  const unknownLabels = expressions
    .flatMap(labelsIn)
    .filter(({ metrics, label }) => !metrics.some((metric) => labels.has(`${metric} ${label}`)));
  expect(unknownLabels).toEqual([]);
});
