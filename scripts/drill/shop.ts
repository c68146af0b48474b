import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_DEADLINE_MS = 300_000;
const CUSTOMER = { mobile: '9876543210', password: 'customer123' };

export type Environment = Record<string, string>;
export type RunningShop = { address: string; child: ChildProcess };

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a program of the server to its end and prints its output. */
export function runProgram(name: string, args: string[], environment: Environment): void {
  const program = path.join(ROOT, 'apps/server/src', `${name}.ts`);
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} failed`);
}

/** `log`: a file descriptor for what the server reports; otherwise it is printed. */
type StartOptions = { port?: number | undefined; log?: number };

export async function startShop(environment: Environment, options: StartOptions = {}): Promise<RunningShop> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...environment, PORT: String(port) },
    stdio: ['ignore', options.log ?? 'ignore', options.log ?? 'inherit'],
  });
  endWithThisProcess(child);
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the shop did not start');
    await wait(100);
  }
  return { address, child };
}

const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Also after a failed drill. */
export function endWithThisProcess(child: ChildProcess): void {
  child.unref();
  children.push(child);
}

const isReady = async (address: string): Promise<boolean> =>
  (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200;

export async function stopShop({ child }: RunningShop, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Places an order as the demo customer and returns its id. */
export async function placeOrder({ address }: Pick<RunningShop, 'address'>): Promise<string> {
  const token = await signIn(address);
  const { data: products } = await call(address, 'GET', '/api/promotions/superdeal?limit=24');
  const product = products.find((candidate: { stock: number }) => candidate.stock > 20) ?? products[0];
  const { data: addresses } = await call(address, 'GET', '/api/addresses', token);
  await call(address, 'POST', '/api/cart/add', token, { productId: product._id, quantity: 3 });
  const { data } = await call(address, 'POST', '/api/payment/order', token, {
    addressId: addresses[0]._id,
    paymentMode: 'COD',
  });
  return data._id;
}

export async function hasOrder({ address }: Pick<RunningShop, 'address'>, id: string): Promise<boolean> {
  const { data } = await call(address, 'GET', '/api/orders/my', await signIn(address));
  return data.some((order: { _id: string }) => order._id === id);
}

async function signIn(address: string): Promise<string> {
  // While a program runs, this process does not notice that the server closes an idle connection; this request does.
  await isReady(address);
  const { data } = await call(address, 'POST', '/api/login', undefined, CUSTOMER);
  return data.accessToken;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the API are not checked here.
export async function call(address: string, method: string, url: string, token?: string, body?: object): Promise<any> {
  const response = await fetch(`${address}${url}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
