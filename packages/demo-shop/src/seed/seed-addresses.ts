import { addresses } from '@subah/server/modules/delivery/delivery.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { demoAddresses } from '../shop/accounts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Addresses of the demo customer, the last one being the newest. */
export async function seedAddresses(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.insert(addresses).values(
    demoAddresses.map((address, place) => ({
      ...address,
      id: demoId('address', address.addressType),
      userId,
      createdAt: new Date(now.getTime() - (demoAddresses.length - place) * HOUR_MS),
    })),
  );
}
