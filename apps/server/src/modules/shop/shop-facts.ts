import { ShopFacts } from '@subah/contract/shop/shop-facts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { recordChange } from '../audit/index.ts';
import { shopFacts } from './shop.tables.ts';

/** Defaults until the settings are saved. The registration numbers are made up. */
const DEFAULTS = {
  name: 'Subah',
  legalName: 'Subah Home Delivery Private Limited',
  address: '12 Industrial Area Road, Mandideep, Raisen, Madhya Pradesh 462046',
  phone: '0755 400 1100',
  email: 'hello@subah.example',
  gstin: '23AABCS1234F1ZZ',
  fssai: '11426000000123',
  drugLicence: 'MP/20B/2026/1234, MP/21B/2026/1234',
};

export async function readShopFacts(db: Db | Tx): Promise<ShopFacts> {
  const rows = await db.select({ key: shopFacts.key, value: shopFacts.value }).from(shopFacts);
  return ShopFacts.parse({ ...DEFAULTS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) });
}

export async function saveShopFacts({ db }: Pick<Deps, 'db'>, facts: ShopFacts, actorId: string): Promise<ShopFacts> {
  return inTransaction(db, async (tx) => {
    const before = await readShopFacts(tx);
    await tx
      .insert(shopFacts)
      .values(Object.entries(facts).map(([key, value]) => ({ key, value: String(value) })))
      .onConflictDoUpdate({ target: shopFacts.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'settings',
      subjectId: 'shop',
      before,
      after: facts,
    });
    return readShopFacts(tx);
  });
}
