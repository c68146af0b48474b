import { users } from '@subah/server/modules/accounts/accounts.tables';
import { hashPassword } from '@subah/server/modules/accounts/index';
import {
  areaPincodes,
  areas as areasTable,
  stores as storesTable,
} from '@subah/server/modules/delivery/delivery.tables';
import { DEFAULT_AREAS } from '@subah/server/modules/delivery/index';
import { countSales, countTogether } from '@subah/server/modules/orders/index';
import { refreshSearchWords } from '@subah/server/modules/search/index';
import { synonyms as synonymsTable } from '@subah/server/modules/search/search.tables';
import { testimonials as testimonialsTable } from '@subah/server/modules/testimonials/testimonials.tables';
import { type Db, inTransaction, type Tx } from '@subah/server/platform/database/database';
import { sql } from 'drizzle-orm';
import { demoId } from '../demo-id.ts';
import { demoAccounts } from '../shop/accounts.ts';
import { demoShop } from '../shop/index.ts';
import { stores } from '../shop/places.ts';
import { synonyms } from '../shop/synonyms.ts';
import { testimonials } from '../shop/testimonials.ts';
import { seedAddresses } from './seed-addresses.ts';
import { seedAppointments } from './seed-appointments.ts';
import { seedBatches, seedCosts, seedH1Register, seedSuppliers } from './seed-batches.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedCuratedLists } from './seed-curated-lists.ts';
import { seedHealthcare } from './seed-healthcare.ts';
import { seedHomeCards } from './seed-home-cards.ts';
import { seedMembership } from './seed-membership.ts';
import { seedMilk } from './seed-milk.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { seedPolicies } from './seed-policies.ts';
import { seedPrescriptions } from './seed-prescriptions.ts';
import { seedRounds } from './seed-rounds.ts';
import { seedShopFacts } from './seed-shop-facts.ts';
import { seedWallet } from './seed-wallet.ts';

/** Fills an empty database in one transaction. Deterministic, except for times relative to `now`. */
export async function seedDemoShop(db: Db, now: Date): Promise<void> {
  const accounts = await Promise.all(
    demoAccounts.map(async (account) => ({ ...account, passwordHash: await hashPassword(account.password) })),
  );
  const passwordHash = accounts.find(({ role }) => role === 'customer')?.passwordHash ?? '';
  await inTransaction(db, async (tx) => {
    await seedShopFacts(tx, now);
    await seedHomeCards(tx);
    await seedPlaces(tx);
    await seedCatalog(tx, now);
    await seedPolicies(tx, now);
    await seedCuratedLists(tx);
    await seedCoupons(tx, now);
    await tx.insert(users).values(
      accounts.map(({ password, ...account }) => ({
        ...account,
        id: demoId('account', account.role),
        name: account.role === 'doctor' ? (demoShop.doctors[0]?.name ?? account.name) : account.name,
        verifiedAt: now,
        isDemo: true,
      })),
    );
    await seedAddresses(tx, demoId('account', 'customer'), now);
    await seedHealthcare(tx, demoId('account', 'doctor'));
    await seedPeople(tx, { passwordHash, now });
    await seedAppointments(tx, { customerId: demoId('account', 'customer'), now });
    await seedPrescriptions(tx, { customer: demoId('account', 'customer'), admin: demoId('account', 'admin') }, now);
    await seedMembership(tx, demoId('account', 'customer'), now);
    await seedWallet(tx, demoId('account', 'customer'), now);
    await seedMilk(tx, { userId: demoId('account', 'customer'), now });
    await seedCosts(tx);
    await seedOrders(tx, now);
    await seedBatches(tx, now);
    await seedH1Register(tx);
    await seedSuppliers(tx);
    await tx
      .insert(synonymsTable)
      .values(synonyms.map((synonym) => ({ id: demoId('synonym', synonym.term), ...synonym })));
    await tx.insert(testimonialsTable).values(
      testimonials.map((testimonial, rank) => ({
        id: demoId('testimonial', testimonial.name),
        ...testimonial,
        rank,
      })),
    );
  });
  await seedRounds(db, now);
  await refreshSearchWords(db);
  await countSales({ db, clock: () => now });
  await countTogether({ db, clock: () => now });
  await db.execute(sql`analyze`);
}

async function seedPlaces(tx: Tx): Promise<void> {
  // A shop that was started without demo data has its default areas already.
  await tx.delete(areaPincodes);
  await tx.delete(areasTable);
  await tx.insert(areasTable).values(
    DEFAULT_AREAS.map(({ name, hindiName, alias }, rank) => ({
      id: demoId('area', name),
      name,
      hindiName,
      alias: alias ?? null,
      rank,
    })),
  );
  await tx
    .insert(areaPincodes)
    .values(
      DEFAULT_AREAS.flatMap(({ name, pincodes }) =>
        pincodes.map((pincode) => ({ areaId: demoId('area', name), pincode })),
      ),
    );
  await tx
    .insert(storesTable)
    .values(stores.map((store, rank) => ({ id: demoId('store', store.name), ...store, rank })));
}
