import type { Deps } from '@subah/server/deps';
import { demoPictures } from './pictures/demo-pictures.ts';
import { seedDemoShop } from './seed/seed-demo-shop.ts';
import { demoPrivateFiles } from './seed/seed-prescriptions.ts';

const PARALLEL_UPLOADS = 8;

export type DemoDeps = Pick<Deps, 'db' | 'clock' | 'pictures' | 'privateFiles'>;

/** Writes the demo data with its pictures and private files. */
export async function fillEmptyShop({ db, clock, pictures, privateFiles }: DemoDeps): Promise<void> {
  const drawings = demoPictures();
  const storeDrawings = async () => {
    for (const [key, svg] of drawings) await pictures.write(key, svg);
  };
  // The workers share one iterator: uploads to a bucket are slow one by one.
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, storeDrawings));
  for (const [key, bytes] of await demoPrivateFiles()) await privateFiles.write(key, bytes);
  await seedDemoShop(db, clock());
}
