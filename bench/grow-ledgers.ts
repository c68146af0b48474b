import type { Tx } from '@subah/server/platform/database/database';
import { sql } from 'drizzle-orm';

/** SQL for a UUIDv7 with the given time; its random part is a hash of the text. */
export const idAt = (moment: string, text: string) =>
  sql.raw(`(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${text}), 1, 3)
    || 'a' || substr(md5(${text}), 4, 15))::uuid`);

/** Of a line in `bought`: prices include tax. */
export const TAXABLE = sql.raw('round(price_paise * quantity * 100 / (100 + gst_percent))');

/** Invoices with their figures, and credit notes on cancelled and returned orders. Needs `drafts` and `bought`. */
export async function addInvoices(tx: Tx): Promise<void> {
  await tx.execute(sql`create temp table figures as
    select order_no, sum(total) as total, jsonb_agg(jsonb_build_object('id', line_id, 'name', name, 'hsn', hsn, 'unit', unit,
      'quantity', quantity, 'pricePaise', price_paise, 'discountPaise', 0, 'gstPercent', gst_percent, 'taxablePaise', taxable,
      'cgstPaise', (total - taxable) / 2, 'sgstPaise', (total - taxable) / 2, 'igstPaise', 0, 'totalPaise', total)) as lines
    from (select bought.*, ${idAt('at', `'line' || order_no || ' ' || position`)} as line_id, price_paise * quantity as total,
        price_paise * quantity - (price_paise * quantity - ${TAXABLE})::int / 2 * 2 as taxable from bought) as sold
    group by order_no`);
  await tx.execute(sql`create unique index on figures (order_no)`);
  await tx.execute(sql`insert into invoices (number, order_id, issued_at, total_paise, seller, figures)
    select 'G' || lpad(n::text, 7, '0'), id, at, total, '{"name": "Subah", "gstin": "23AAPFU0939F1ZV"}', jsonb_build_object('title', 'Tax Invoice',
      'lines', lines, 'rates', '[]'::jsonb, 'soldPaise', total, 'tipPaise', 0, 'toPayPaise', total, 'coinsPaise', 0,
      'duePaise', total) || case when n % 200 = 0
        then '{"buyer": {"gstin": "27AAPFU0939F1ZV", "name": "Uma Stores"}}' else '{}' end::jsonb
    from drafts join figures on order_no = n where status <> 'expired' order by n`);
  await tx.execute(sql`insert into credit_notes (id, number, order_id, key, amount_paise, reason, figures, issued_at)
    select ${idAt('at', `'note' || n`)}, 'C' || lpad(n::text, 7, '0'), id, 'grown:' || n, total, 'The order was ' || status,
      jsonb_build_object('lines', lines, 'rates', '[]'::jsonb, 'totalPaise', total), at
    from drafts join figures on order_no = n where status in ('cancelled', 'returned') order by n`);
}

/** Ledgers of stock and coins, batches, the H1 register, claims and purchases. Needs `drafts` and `bought`. */
export async function addLedgers(tx: Tx): Promise<void> {
  const admin = sql`(select id from users where role = 'admin' limit 1)`;
  await tx.execute(sql`insert into stock_bookings (id, reason, note, actor_id, created_at)
    select ${idAt('at', `'booking' || n`)}, case n % 20000 when 0 then 'damaged' else 'received' end, '', ${admin}, at
    from drafts where n % 500 = 0 order by n`);
  await tx.execute(sql`insert into stock_moves (product_id, change, stock_after, reason, order_id, booking_id, created_at)
    select id, -quantity, 50, 'sold', order_id, null, at from bought
    union all
    select bought.id, 10, 50, reason, null, stock_bookings.id, at from bought
    join stock_bookings on stock_bookings.id = ${idAt('at', `'booking' || order_no`)} order by 7`);
  await tx.execute(sql`insert into coin_lots (id, user_id, granted, rest, expires_at, created_at)
    select ${idAt('at', `'lot' || drafts.n`)}, people.id, 7, case when at > now() - interval '30 days' then 7 else 0 end,
      at + interval '1 month', at
    from drafts join people on people.n = person where status = 'delivered' order by drafts.n`);
  await tx.execute(sql`insert into coin_moves (id, user_id, kind, key, coins, reason, description, expires_at, created_at)
    select ${idAt('at', `'move' || drafts.n`)}, people.id, 'earn', 'grown:' || drafts.n, 7, 'earned-with-order', '',
      at + interval '1 month', at
    from drafts join people on people.n = person where status = 'delivered' order by drafts.n`);
  await tx.execute(sql`insert into stock_batches (id, product_id, number, expires_on, cost_paise, quantity, created_at)
    select id, id, 'B' || n, current_date + (n % 900)::int, price_paise / 2, case when n % 3 = 0 then 20 else 0 end, now()
    from catalog_items where catalog = 'medicine'`);
  const line = idAt('at', `'line' || order_no || ' ' || position`);
  await tx.execute(sql`insert into batch_allotments (id, order_id, order_line_id, batch_id, quantity, cost_paise, packed_at)
    select ${idAt('at', `'allotment' || order_no || ' ' || position`)}, order_id, ${line}, id, quantity, price_paise / 2, at
    from bought where catalog = 'medicine' order by order_no`);
  await tx.execute(sql`insert into h1_register (order_line_id, order_id, medicine, patient, prescriber, prescriber_address, quantity,
      batches, invoice_number, supplied_at, created_at)
    select ${line}, order_id, name, 'Asha Verma', 'Dr R Jain', 'Bhopal', quantity, 'B1 (1)', 'G1', at, at
    from bought where catalog = 'medicine' and order_no % 20 = 0 order by order_no`);
  await tx.execute(sql`insert into order_claims (id, order_id, user_id, kind, state, reason, coins, decided_at, created_at)
    select ${idAt('at', `'claim' || drafts.n`)}, drafts.id, people.id, 'freshness', state, 'damaged', 20,
      case state when 'open' then null else at end, at
    from drafts join people on people.n = person
    cross join lateral (select case when drafts.n % 10000 = 0 then 'open' else 'accepted' end as state) as states
    where status = 'delivered' and drafts.n % 50 = 0 order by drafts.n`);
  await addPurchases(tx, admin);
}

async function addPurchases(tx: Tx, admin: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`insert into suppliers (id, name)
    select gen_random_uuid(), 'Supplier ' || n from generate_series(1, 40) as suppliers(n)`);
  await tx.execute(sql`insert into purchase_orders (id, supplier_id, status, created_by, created_at)
    select stock_bookings.id, suppliers.id, 'received', ${admin}, stock_bookings.created_at
    from stock_bookings cross join lateral (select id from suppliers order by md5(id::text || stock_bookings.id::text) limit 1) as suppliers
    where reason = 'received' and not exists (select 1 from purchase_receipts where purchase_receipts.id = stock_bookings.id)`);
  await tx.execute(sql`insert into purchase_lines (purchase_id, product_id, quantity, received)
    select purchase_orders.id, product_id, sum(change), sum(change)
    from stock_moves join purchase_orders on purchase_orders.id = booking_id group by 1, 2`);
  await tx.execute(sql`insert into purchase_receipts (id, purchase_id, bill_number, created_at)
    select id, id, 'B-' || right(id::text, 6), created_at from purchase_orders where id in (select id from stock_bookings)`);
  await tx.execute(sql`insert into purchase_receipt_lines (id, receipt_id, product_id, quantity, cost_paise)
    select gen_random_uuid(), purchase_id, product_id, quantity, 4000 from purchase_lines
    where purchase_id in (select id from stock_bookings)`);
}
