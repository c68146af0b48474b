import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/settings.ts';
import { missingSizes } from '../platform/storage/open-storage.ts';

/** Messages to the worker: what to generate (the pictures of the home page first), and how long the server is idle. */
export type WorkerMessage =
  | { files: Pick<Settings, 'dataDir' | 'bucket'>; first: string[]; others: string[] }
  | { idleSeconds: number };

const CARD_WIDTHS = [300, 600];
const SIZES_OF_CARDS = /\/uploads\/([a-z0-9/-]+-(?:300|600)\.avif)/g;

/** Event loop utilization below which a second counts as idle. */
const IDLE_UTILIZATION = 0.03;

/**
 * Generates the missing picture sizes of the pages ahead of requests, in a child process of low priority that pauses while
 * the server is busy.
 */
export function pregeneratePictures(
  app: FastifyInstance,
  { dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>,
): void {
  let worker: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const send = (message: WorkerMessage) => worker?.connected && worker.send(message, () => {});
  const start = async (): Promise<void> => {
    const home = await app.inject('/');
    const onHome = [...new Set(Array.from(home.payload.matchAll(SIZES_OF_CARDS), ([, name = '']) => name))];
    const others = await missingSizes({ dataDir, bucket }, CARD_WIDTHS);
    // A bucket is not listed: requests cost money, and it still has the sizes of the last start.
    const first = bucket ? onHome : onHome.filter((name) => others.includes(name));
    if (first.length === 0 && others.length === 0) return;
    worker = fork(path.join(import.meta.dirname, 'picture-worker.ts'), { stdio: 'ignore' });
    if (worker.pid) os.setPriority(worker.pid, os.constants.priority.PRIORITY_LOW);
    worker.on('error', logFailure);
    worker.once('exit', () => clearInterval(idleTimer));
    send({ files: { dataDir, bucket }, first, others });
    idleTimer = setInterval(measureIdleTime(), 1000).unref();
  };
  const measureIdleTime = () => {
    let before = performance.eventLoopUtilization();
    let idleSeconds = 0;
    return () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      idleSeconds = utilization < IDLE_UTILIZATION ? idleSeconds + 1 : 0;
      send({ idleSeconds });
    };
  };
  const logFailure = (error: unknown) => app.log.warn({ err: error }, 'pregenerating pictures failed');
  // Not awaited, so that it does not delay the start.
  app.addHook('onListen', async () => {
    start().catch(logFailure);
  });
  app.addHook('onClose', async () => {
    clearInterval(idleTimer);
    worker?.kill();
  });
}
