// Child process of pregenerate-pictures.ts. It exits when it is done or when the server has gone.
import { setTimeout } from 'node:timers/promises';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { WorkerMessage } from './pregenerate-pictures.ts';

process.on('disconnect', () => process.exit());

/** How long the server must have been idle before a picture is made. */
const IDLE_SECONDS_FOR_HOME = 1;
const IDLE_SECONDS_FOR_ALL = 10;

let idleSeconds = IDLE_SECONDS_FOR_HOME;
const waitForIdle = async (seconds: number): Promise<void> => {
  while (idleSeconds < seconds) await setTimeout(200);
};

process.on('message', (message: WorkerMessage) => {
  if ('idleSeconds' in message) {
    idleSeconds = message.idleSeconds;
    return;
  }
  generate(message).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

async function generate({ files, first, others }: Extract<WorkerMessage, { first: string[] }>): Promise<void> {
  const { pictures } = openStorage(files);
  for (const name of first) {
    await waitForIdle(IDLE_SECONDS_FOR_HOME);
    await pictures.readSize(name);
  }
  for (const name of others) {
    await waitForIdle(IDLE_SECONDS_FOR_ALL);
    await pictures.readSize(name);
  }
}
