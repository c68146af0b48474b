// `npm run bench`: the shop beside a bare Fastify server that sends the same bytes, in one run on one machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { serveShop } from './serve-shop.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const say = (text: string) => process.stdout.write(`${text}\n`);

const LIST = '/api/promotions/superdeal?limit=24';

const shop = await serveShop();
try {
  say(`${CONNECTIONS} connections, ${SECONDS} s each`);
  const { data } = (await (await fetch(`${shop.address}${LIST}`)).json()) as { data: { _id: string }[] };
  const cases = [
    ['list', LIST],
    ['detail', `/api/products/${data[0]?._id}`],
    ['home page', '/'],
  ] as const;
  for (const [name, path] of cases) {
    const bare = await serveBytes(`${shop.address}${path}`);
    // Taken in turns, so that a busy moment of the machine does not fall on one side only.
    const rates = { shop: 0, bare: 0 };
    for (let round = 0; round < 2; round++) {
      rates.bare = Math.max(rates.bare, await rate(bare.address));
      rates.shop = Math.max(rates.shop, await rate(`${shop.address}${path}`));
    }
    await bare.stop();
    say(
      `${name.padEnd(10)} shop ${Math.round(rates.shop)}/s  bare Fastify ${Math.round(rates.bare)}/s  ratio ${(rates.shop / rates.bare).toFixed(2)}`,
    );
  }
} finally {
  await shop.stop();
}

/** In a process of its own, as the shop is: the load must not share a thread with one of the two. */
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

async function rate(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${url} failed ${non2xx} times`);
  return requests.average;
}
