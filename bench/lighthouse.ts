// Lighthouse (mobile) over the built shop, the median of three runs per page.
//   npm run lighthouse -- / /storelocation   prints the figures of these pages
//   npm run lighthouse -- --report           writes the section "Pages" of docs/performance.md
import { existsSync } from 'node:fs';
import os from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { writeSection } from './performance-page.ts';
import { serveShop } from './serve-shop.ts';

type Measured = Record<string, number>;

const RUNS = 3;
const print = (text: string) => process.stdout.write(`${text}\n`);
const browser = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);
/** One page of each kind. */
const PAGE_KINDS = {
  home: '/',
  'home in Hindi': '/hi',
  'fruit and vegetables': '/fruitsandvegetables',
  groceries: '/Grocery',
  product: '/Grocery/product/cd8f35d7-60cb-8c4b-a7ee-03762e072483',
  search: '/search?query=tamatar',
  cart: '/cart',
  membership: '/membership',
};
const isReport = process.argv.includes('--report');
const pages = isReport ? Object.values(PAGE_KINDS) : process.argv.length > 2 ? process.argv.slice(2) : ['/'];
const load = os.loadavg()[0] ?? 0;

const shop = await serveShop();
const chrome = await launch({
  ...(browser ? { chromePath: browser } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  // Wait until the picture sizes are made; their first request is not part of the measurement.
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  const measured: Measured[] = [];
  for (const page of pages) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(`${shop.address}${page}`));
    const medians = medianOf(runs);
    measured.push(medians);
    print(
      `${page}  ${Object.entries(medians)
        .map(([name, value]) => `${name} ${value}`)
        .join('  ')}`,
    );
  }
  if (isReport) writeSection(describe(measured));
} finally {
  chrome.kill();
  await shop.stop();
}

async function measure(url: string, attempts = 3): Promise<Measured> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error('Lighthouse returned no result');
  const { categories, audits, environment, runtimeError } = result.lhr;
  // Now and then Chromium paints nothing that Lighthouse could measure.
  if (categories.performance?.score == null) {
    const cause = runtimeError?.message ?? audits['first-contentful-paint']?.errorMessage;
    if (attempts === 1) throw new Error(`${url}: ${cause}`);
    print(`${url}: ${cause} Repeated.`);
    return measure(url, attempts - 1);
  }
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const transfers =
    (audits['network-requests']?.details as { items?: { resourceType: string; transferSize: number }[] })?.items ?? [];
  const kilobytes = (type?: string) =>
    Math.round(
      transfers
        .filter((item) => !type || item.resourceType === type)
        .reduce((sum, item) => sum + item.transferSize, 0) / 1024,
    );
  return Object.fromEntries([
    ...scores,
    ['speed', Math.round(environment.benchmarkIndex)],
    ['LCP-ms', Math.round(audits['largest-contentful-paint']?.numericValue ?? 0)],
    ['blocking-ms', Math.round(audits['total-blocking-time']?.numericValue ?? 0)],
    ['layout-shift', Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000],
    ['script-kB', kilobytes('Script')],
    ['total-kB', kilobytes()],
  ]);
}

function medianOf(runs: Measured[]): Measured {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}

function describe(measured: Measured[]): string {
  const names = Object.keys(PAGE_KINDS);
  const columns = [
    'performance',
    'accessibility',
    'best-practices',
    'seo',
    'LCP-ms',
    'blocking-ms',
    'layout-shift',
    'script-kB',
  ];
  const rows = measured.map(
    (values, index) => `| ${[names[index], ...columns.map((name) => values[name])].join(' | ')} |`,
  );
  return `## Pages

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run lighthouse -- --report\`: Lighthouse for phones, median of ${RUNS} runs, with a load average of ${load.toFixed(1)} before the start. Its test of the
machine's speed gave ${measured[0]?.speed}; blocking times shrink on a faster machine. Search and cart are not indexed on purpose, which lowers their SEO score.

| page | ${columns.map((name) => name.replace('-ms', ', ms').replace('-kB', 's, kB').replace('-', ' ')).join(' | ')} |
|---|${columns.map(() => '---|').join('')}
${rows.join('\n')}
`;
}
