import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ServedShop = { address: string; dataDir: string; stop: () => Promise<void> };

/** The built shop with a demo shop of its own, as `npm start` would serve it. */
export async function serveShop(port = 3917): Promise<ServedShop> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-bench-'));
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (
      await fetch(`${address}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (tries > 300 || child.exitCode !== null) throw new Error('the shop did not open');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    dataDir: folder,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
