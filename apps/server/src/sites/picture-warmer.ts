// A process of its own, started by warm-pictures.ts. It ends when its work is done, or when the shop is gone.
import { openPictures } from '../platform/pictures.ts';
import type { WarmOrder } from './warm-pictures.ts';

process.on('disconnect', () => process.exit());

process.once('message', ({ folder, first }: WarmOrder) => {
  const pictures = openPictures(folder);
  const warm = async (): Promise<void> => {
    for (const name of first) await pictures.size(name);
    const keys = await pictures.keys();
    for (const width of [300, 600]) for (const key of keys) await pictures.size(`${key}-${width}.avif`);
  };
  warm().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
