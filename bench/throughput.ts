// `npm run bench`: throughput of the shop and of a bare Fastify server that sends the same bytes.
// `npm run bench -- --report` measures the whole shop instead and writes docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { writeReport } from './report.ts';
import { serveShop } from './serve-shop.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const print = (text: string) => process.stdout.write(`${text}\n`);

const LIST = '/api/promotions/superdeal?limit=24';

if (process.argv.includes('--report')) await writeReport();
else await measureThroughput();

async function measureThroughput(): Promise<void> {
  const shop = await serveShop();
  try {
    print(`${CONNECTIONS} connections, ${SECONDS} s each`);
    const { data } = (await (await fetch(`${shop.address}${LIST}`)).json()) as { data: { _id: string }[] };
    const cases = [
      ['list', LIST],
      ['detail', `/api/products/${data[0]?._id}`],
      ['home page', '/'],
    ] as const;
    for (const [name, path] of cases) {
      const bare = await serveBytes(`${shop.address}${path}`);
      // Alternate, so that other load on the machine does not affect one side only.
      const rates = { shop: 0, bare: 0 };
      for (let round = 0; round < 2; round++) {
        rates.bare = Math.max(rates.bare, await measureRate(bare.address));
        rates.shop = Math.max(rates.shop, await measureRate(`${shop.address}${path}`));
      }
      await bare.stop();
      print(
        `${name.padEnd(10)} shop ${Math.round(rates.shop)}/s  bare Fastify ${Math.round(rates.bare)}/s  ratio ${(rates.shop / rates.bare).toFixed(2)}`,
      );
    }
  } finally {
    await shop.stop();
  }
}

/** Runs in a process of its own like the shop, so that neither shares a thread with the load generator. */
async function serveBytes(url: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: line.toString().trim(),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function measureRate(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${url} failed ${non2xx} times`);
  return requests.average;
}
