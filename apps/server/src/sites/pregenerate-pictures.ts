import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/settings.ts';
import { missingSizes } from '../platform/storage/open-storage.ts';
import { CARD_WIDTHS } from '../platform/storage/pictures.ts';

type StorageSettings = Pick<Settings, 'dataDir' | 'bucket'>;

/** The message to the worker. */
export type PicturesToGenerate = { storage: StorageSettings; names: string[] };

/** A TypeScript file beside this one, or a JavaScript file beside the bundle. */
const WORKER = path.join(import.meta.dirname, `picture-worker${path.extname(import.meta.filename)}`);

/** `/uploads/…-300.avif` in the markup of a page. */
const SIZES_OF_CARDS = /\/uploads\/([a-z0-9/-]+-(?:300|600)\.avif)/g;

/** Event loop utilization below which a second counts as idle. */
const IDLE_UTILIZATION = 0.03;
const IDLE_SECONDS = 10;

/**
 * Generates the missing picture sizes of the pages ahead of requests, in a child process of low priority. It is started when
 * the server has been idle for a while and ended when requests come, so that it takes neither CPU time nor memory then.
 */
export function pregeneratePictures(app: FastifyInstance, { dataDir, bucket }: StorageSettings): void {
  const storage = { dataDir, bucket };
  let worker: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const logFailure = (error: unknown) => app.log.warn({ err: error }, 'pregenerating pictures failed');

  const startWorker = (names: string[]): void => {
    const started = fork(WORKER, { stdio: 'ignore' });
    worker = started;
    started.on('error', logFailure);
    started.once('exit', () => {
      // Not paused by this server, so there is nothing left to do.
      if (worker === started) clearInterval(timer);
    });
    if (started.pid) os.setPriority(started.pid, os.constants.priority.PRIORITY_LOW);
    started.send({ storage, names } satisfies PicturesToGenerate, () => {});
  };
  const pauseWorker = (): void => {
    if (worker?.connected) worker.disconnect();
    worker = undefined;
  };
  const prepare = async (): Promise<void> => {
    const names = await namesToGenerate(app, storage);
    if (names.length === 0) return;
    const idleSeconds = measureIdleSeconds();
    timer = setInterval(() => {
      const idle = idleSeconds();
      if (idle === 0) pauseWorker();
      else if (idle >= IDLE_SECONDS && !worker) startWorker(names);
    }, 1000).unref();
  };
  // Not awaited, so that it does not delay the start.
  app.addHook('onListen', async () => {
    prepare().catch(logFailure);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    worker?.kill();
  });
}

/** Those of the home page first. */
async function namesToGenerate(app: FastifyInstance, storage: StorageSettings): Promise<string[]> {
  const home = await app.inject('/');
  const onHome = new Set(Array.from(home.payload.matchAll(SIZES_OF_CARDS), ([, name = '']) => name));
  // A bucket is not listed: requests cost money, and it still has the sizes of the last start.
  if (storage.bucket) return [...onHome];
  const missing = await missingSizes(storage, CARD_WIDTHS);
  return [...missing.filter((name) => onHome.has(name)), ...missing.filter((name) => !onHome.has(name))];
}

/** Returns how many seconds the server has been idle, when called once a second. */
function measureIdleSeconds(): () => number {
  let before = performance.eventLoopUtilization();
  let seconds = 0;
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    seconds = utilization < IDLE_UTILIZATION ? seconds + 1 : 0;
    return seconds;
  };
}
