import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/settings.ts';

/**
 * Asks the helper process beside this file for the pictures of the home page at once, and for all others while it is told
 * that nobody is there.
 */
export type WarmOrder = { files: Pick<Settings, 'dataDir' | 'bucket'>; first: string[] } | { isQuiet: boolean };

const SIZES_OF_CARDS = /\/uploads\/([a-z0-9/-]+-(?:300|600)\.avif)/g;

/** The shop counts as quiet when it had next to nothing to do for so many looks in a row. */
const LOOK_MS = 1000;
const QUIET_LOOKS = 10;
const NEXT_TO_NOTHING = 0.03;

/**
 * Makes the sizes that pages use before anybody asks for them. It happens in a process of its own at the lowest priority, and
 * it rests while the shop has visitors: they get the sizes of their own pages, made when they are asked for.
 */
export function warmPictures(app: FastifyInstance, { dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>): void {
  let helper: ChildProcess | undefined;
  let looking: NodeJS.Timeout | undefined;
  const tell = (order: WarmOrder) => helper?.connected && helper.send(order, () => {});
  const start = async (): Promise<void> => {
    const home = await app.inject('/');
    const first = [...new Set(Array.from(home.payload.matchAll(SIZES_OF_CARDS), ([, name = '']) => name))];
    helper = fork(path.join(import.meta.dirname, 'picture-warmer.ts'), { stdio: 'ignore' });
    if (helper.pid) os.setPriority(helper.pid, os.constants.priority.PRIORITY_LOW);
    helper.on('error', complain);
    helper.once('exit', () => clearInterval(looking));
    tell({ files: { dataDir, bucket }, first });
    looking = setInterval(lookAround(), LOOK_MS).unref();
  };
  const lookAround = () => {
    let before = performance.eventLoopUtilization();
    let quietLooks = 0;
    return () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      quietLooks = utilization < NEXT_TO_NOTHING ? quietLooks + 1 : 0;
      tell({ isQuiet: quietLooks >= QUIET_LOOKS });
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
