import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/settings.ts';

/** Asks the helper process beside this file for the pictures of the home page first, then for all others. */
export type WarmOrder = { files: Pick<Settings, 'dataDir' | 'bucket'>; first: string[] };

const SIZES_OF_CARDS = /\/uploads\/([a-z0-9/-]+-(?:300|600)\.avif)/g;

/**
 * Makes the sizes that pages use before anybody asks for them. It happens in a process of its own at the lowest priority: the
 * shop is open meanwhile and must not notice.
 */
export function warmPictures(app: FastifyInstance, { dataDir, bucket }: WarmOrder['files']): void {
  let helper: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const home = await app.inject('/');
    const first = [...new Set(Array.from(home.payload.matchAll(SIZES_OF_CARDS), ([, name = '']) => name))];
    helper = fork(path.join(import.meta.dirname, 'picture-warmer.ts'), { stdio: 'ignore' });
    if (helper.pid) os.setPriority(helper.pid, os.constants.priority.PRIORITY_LOW);
    helper.on('error', complain);
    helper.send({ files: { dataDir, bucket }, first } satisfies WarmOrder);
  };
  const complain = (error: unknown) => app.log.warn(error, 'pictures are made when they are asked for');
  // Not awaited: the shop is open meanwhile.
  app.addHook('onListen', async () => {
    start().catch(complain);
  });
  app.addHook('onClose', async () => {
    helper?.kill();
  });
}
