// A process of its own, started by warm-pictures.ts. It ends when its work is done, or when the shop is gone.
import { setTimeout } from 'node:timers/promises';
import { openStorage, pictureKeysOnDisk } from '../platform/storage/open-storage.ts';
import type { WarmOrder } from './pregenerate-pictures.ts';

process.on('disconnect', () => process.exit());

/** The pictures of the home page are wanted soon; the others wait until the visitors have surely gone. */
const REST_FOR_HOME_SECONDS = 1;
const REST_FOR_ALL_SECONDS = 10;

let quietSeconds = REST_FOR_HOME_SECONDS;
const quiet = async (seconds: number): Promise<void> => {
  while (quietSeconds < seconds) await setTimeout(200);
};

process.on('message', (order: WarmOrder) => {
  if ('quietSeconds' in order) {
    quietSeconds = order.quietSeconds;
    return;
  }
  warm(order).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

async function warm({ files, first }: Extract<WarmOrder, { first: string[] }>): Promise<void> {
  const { pictures } = openStorage(files);
  for (const name of first) {
    await quiet(REST_FOR_HOME_SECONDS);
    await pictures.readSize(name);
  }
  // A bucket has the sizes from the last start; asking for all of them again would cost money and bring nothing.
  const keys = await pictureKeysOnDisk(files);
  for (const width of [300, 600])
    for (const key of keys) {
      await quiet(REST_FOR_ALL_SECONDS);
      await pictures.readSize(`${key}-${width}.avif`);
    }
}
