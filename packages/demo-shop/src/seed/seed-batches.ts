import { addDays, indiaDate } from '@subah/rules/india-time';
import { products } from '@subah/server/modules/catalog/catalog.tables';
import { suppliers } from '@subah/server/modules/purchases/purchases.tables';
import { batchMoves, stockBatches } from '@subah/server/modules/stock/batches.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { demoId } from '../demo-id.ts';

const MEDICINES = 30;

/** Two batches for some medicines; the first one of every fifth expires within three months. */
export async function seedBatches(tx: Tx, now: Date): Promise<void> {
  const medicines = await tx
    .select({ id: products.id, code: products.code, stock: products.stock, mrpPaise: products.mrpPaise })
    .from(products)
    .where(and(eq(products.catalog, 'medicine'), gte(products.stock, 6)))
    .orderBy(asc(products.code))
    .limit(MEDICINES);
  const today = indiaDate(now);
  const batches = medicines.flatMap(({ id, code, stock, mrpPaise }, at) =>
    [1, 2].map((round) => ({
      id: demoId('batch', `${code} ${round}`),
      productId: id,
      number: `SB${String(2600 + at * 7 + round)}`,
      expiresOn: addDays(today, round === 2 ? 540 + at : at % 5 === 0 ? 55 + at : 210 + at * 6),
      mrpPaise,
      costPaise: Math.round(mrpPaise * 0.68),
      packs: round === 1 ? Math.floor(stock / 3) : stock - Math.floor(stock / 3),
    })),
  );
  await tx.insert(stockBatches).values(batches.map(({ packs, ...batch }) => batch));
  await tx.insert(batchMoves).values(batches.map(({ id, packs }) => ({ batchId: id, change: packs })));
}

/** Before the orders, whose lines keep the cost. */
export async function seedCosts(tx: Tx): Promise<void> {
  await tx.execute(
    sql`update products set cost_paise = round(price_paise * 0.78 / 50) * 50 where catalog <> 'labtest'`,
  );
}

/** The register of Schedule H1 medicines for the delivered demo orders. */
export async function seedH1Register(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into h1_register (order_line_id, order_id, medicine, patient, prescriber, prescriber_address, quantity,
      invoice_number, supplied_at, created_at)
    select l.id, o.id, l.name, o.address ->> 'name', 'Dr. Anil Khare', '12 Malviya Nagar, Bhopal', l.quantity, i.number,
      o.delivered_at, o.placed_at
    from orders o join order_lines l on l.order_id = o.id and l.rejected_at is null
    join products p on p.id = l.product_id and p.schedule = 'H1'
    join invoices i on i.order_id = o.id and i.round = 0 and i.number is not null
    where o.status = 'delivered'`);
}

export async function seedSuppliers(tx: Tx): Promise<void> {
  await tx.insert(suppliers).values([
    { id: demoId('supplier', 'agarwal'), name: 'Agarwal Traders', phone: '9826000101', email: 'agarwal@subah.example' },
    { id: demoId('supplier', 'medico'), name: 'Bhopal Medico Agencies', phone: '9826000102', gstin: '23AABCB1234F1Z5' },
  ]);
}
