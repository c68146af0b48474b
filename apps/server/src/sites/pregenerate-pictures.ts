import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/settings.ts';

/** What the helper process beside this file is told: what to make, home page first, and for how long nobody was there. */
export type WarmOrder = { files: Pick<Settings, 'dataDir' | 'bucket'>; first: string[] } | { quietSeconds: number };

const SIZES_OF_CARDS = /\/uploads\/([a-z0-9/-]+-(?:300|600)\.avif)/g;

/** A second in which the shop had next to nothing to do. */
const NEXT_TO_NOTHING = 0.03;

/**
 * Makes the sizes that pages use before anybody asks for them. It happens in a process of its own at the lowest priority, and
 * it rests while the shop has visitors: they get the sizes of their own pages, made when they are asked for.
 */
export function pregeneratePictures(
  app: FastifyInstance,
  { dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>,
): void {
  let helper: ChildProcess | undefined;
  let looking: NodeJS.Timeout | undefined;
  const tell = (order: WarmOrder) => helper?.connected && helper.send(order, () => {});
  const start = async (): Promise<void> => {
    const home = await app.inject('/');
    const first = [...new Set(Array.from(home.payload.matchAll(SIZES_OF_CARDS), ([, name = '']) => name))];
    helper = fork(path.join(import.meta.dirname, 'picture-worker.ts'), { stdio: 'ignore' });
    if (helper.pid) os.setPriority(helper.pid, os.constants.priority.PRIORITY_LOW);
    helper.on('error', complain);
    helper.once('exit', () => clearInterval(looking));
    tell({ files: { dataDir, bucket }, first });
    looking = setInterval(lookAround(), 1000).unref();
  };
  const lookAround = () => {
    let before = performance.eventLoopUtilization();
    let quietSeconds = 0;
    return () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      quietSeconds = utilization < NEXT_TO_NOTHING ? quietSeconds + 1 : 0;
      tell({ quietSeconds });
    };
  };
  const complain = (error: unknown) => app.log.warn(error, 'pictures are made when they are asked for');
  // Not awaited: the shop is open meanwhile.
  app.addHook('onListen', async () => {
    start().catch(complain);
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    helper?.kill();
  });
}
