// A process of its own, started by warm-pictures.ts. It ends when its work is done, or when the shop is gone.
import { openFiles, pictureKeysOnDisk } from '../platform/file-place/open-files.ts';
import type { WarmOrder } from './warm-pictures.ts';

process.on('disconnect', () => process.exit());

process.once('message', ({ files, first }: WarmOrder) => {
  const { pictures } = openFiles(files);
  const warm = async (): Promise<void> => {
    for (const name of first) await pictures.size(name);
    // A bucket has the sizes from the last start; asking for all of them again would cost money and bring nothing.
    const keys = await pictureKeysOnDisk(files);
    for (const width of [300, 600]) for (const key of keys) await pictures.size(`${key}-${width}.avif`);
  };
  warm().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
