import type { Deps } from '@subah/server/deps';
import { demoPictures } from './pictures/demo-pictures.ts';
import { isEmptyShop, listDemoAccounts, seedDemoShop } from './seed/seed-demo-shop.ts';
import { demoPrivateFiles } from './seed/seed-prescriptions.ts';

const PARALLEL_UPLOADS = 8;

export type DemoAccount = { role: string; mobile: string; password: string };

/** Fills an empty shop. Returns the demo accounts that can sign in, also in a shop that was filled earlier. */
export async function fillDemoShop(
  deps: Pick<Deps, 'db' | 'clock' | 'pictures' | 'privateFiles'>,
): Promise<DemoAccount[]> {
  const { db, clock, pictures, privateFiles } = deps;
  if (await isEmptyShop(db)) {
    const drawings = demoPictures();
    const storeDrawings = async () => {
      for (const [key, svg] of drawings) await pictures.write(key, svg);
    };
    // The workers share one iterator: uploads to a bucket are slow one by one.
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, storeDrawings));
    for (const [key, bytes] of await demoPrivateFiles()) await privateFiles.write(key, bytes);
    await seedDemoShop(db, clock());
  }
  return listDemoAccounts(db);
}
