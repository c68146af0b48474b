// Lighthouse (mobile) over the built shop: `npm run lighthouse -- / /storelocation`. Prints the median of three runs per page.
import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serveShop } from './serve-shop.ts';

const RUNS = 3;
const print = (text: string) => process.stdout.write(`${text}\n`);
const browser = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/'];

const shop = await serveShop();
const chrome = await launch({
  ...(browser ? { chromePath: browser } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  // Wait until the picture sizes are made; their first request is not part of the measurement.
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  for (const page of pages) {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(`${shop.address}${page}`));
    print(
      `${page}  ${Object.keys(runs[0] ?? {})
        .map((name) => `${name} ${median(runs.map((values) => values[name] ?? 0))}`)
        .join('  ')}`,
    );
  }
} finally {
  chrome.kill();
  await shop.stop();
}

async function measure(url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error('Lighthouse returned no result');
  const { categories, audits } = result.lhr;
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
    ['LCP-ms', Math.round(audits['largest-contentful-paint']?.numericValue ?? 0)],
    ['blocking-ms', Math.round(audits['total-blocking-time']?.numericValue ?? 0)],
    ['layout-shift', Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000],
    ['script-kB', kilobytes('Script')],
    ['total-kB', kilobytes()],
  ]);
}

function median(values: number[]): number | undefined {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
