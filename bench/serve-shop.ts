import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ServedShop = { address: string; dataDir: string; pid: number; stop: () => Promise<void> };

const PORT = Number(process.env.PORT ?? 3917);

export function createDataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts the built server as `npm start` does: with a new demo shop, which is deleted at the end, or with a folder that is kept. */
export async function serveShop({
  port = PORT,
  dataDir,
  environment = {},
}: {
  port?: number;
  dataDir?: string;
  environment?: Record<string, string>;
} = {}): Promise<ServedShop> {
  const folder = dataDir ?? createDataFolder();
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (
      await fetch(`${address}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    if (attempt > 1200 || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error('the server did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!isBundle(child.pid)) {
    child.kill('SIGTERM');
    throw new Error('the bundle is older than the sources: node scripts/setup.mjs --build');
  }
  return {
    address,
    dataDir: folder,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          if (!dataDir) rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** From sources the shop would be slower and hold more memory than what is measured. */
const isBundle = (pid = 0): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/build/main.js');

export function residentMiB({ pid }: ServedShop): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
