import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { VapidKeys } from '../../platform/outgoing/vapid.ts';
import { createVapidKeys } from '../../platform/outgoing/vapid.ts';
import { openSealed, sealText } from '../../platform/seal-text.ts';
import { pushKeys } from './notices.tables.ts';

/** Made when the first browser asks for them. New ones replace those of another AUTH_SECRET; browsers then register again. */
export async function findPushKeys({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<VapidKeys> {
  const seal = { authSecret: settings.authSecret, purpose: 'push key', owner: 'shop' };
  const [row] = await db.select().from(pushKeys);
  if (row) {
    try {
      return { publicKey: row.publicKey, privateKey: openSealed(seal, row.privateKey) };
    } catch {
      await db.delete(pushKeys).where(eq(pushKeys.publicKey, row.publicKey));
    }
  }
  const { publicKey, privateKey } = createVapidKeys();
  await db
    .insert(pushKeys)
    .values({ publicKey, privateKey: sealText(seal, privateKey) })
    .onConflictDoNothing();
  // Another server may have been first.
  const [stored] = await db.select().from(pushKeys);
  if (!stored) throw new Error('the push keys were deleted while they were made');
  return { publicKey: stored.publicKey, privateKey: openSealed(seal, stored.privateKey) };
}
