import { sumDays } from '@subah/server/modules/reports/index';
import { type Database, inTransaction, type Tx } from '@subah/server/platform/database/database';
import { sql } from 'drizzle-orm';
import { addInvoices, addLedgers, idAt, TAXABLE } from './grow-ledgers.ts';

const GIVEN_NAMES =
  `Asha Anil Bharti Chetan Deepa Dinesh Esha Farhan Gita Gopal Hema Imran Jaya Kamal Kavita Lata Lokesh Madhu
Mohan Nandini Neeraj Om Pooja Prakash Rahul Rekha Rohit Sagar Sakshi Shyam Sita Sunil Tara Tarun Uma Umesh Vandana Vikas Yash
Zoya`.split(/\s+/);
const FAMILY_NAMES =
  `Agrawal Ahirwar Bairagi Baghel Chauhan Chouksey Dubey Gaur Gupta Jain Jatav Joshi Khan Kushwaha Lodhi
Mahajan Malviya Meena Mehra Mishra Nagar Namdev Pandey Parmar Patel Prajapati Rai Raghuwanshi Rajput Rathore Sahu Saxena Sen
Sharma Shrivastava Singh Solanki Soni Thakur Tiwari Tomar Tripathi Uikey Verma Vishwakarma Yadav`.split(/\s+/);

const DAYS = 730;
const CUSTOMERS = 50_000;
const OTHER_ROWS = 50_000;
/** Orders that are not delivered yet: about one day of them. */
const OPEN_ORDERS = 1400;

/** SQL for the nth word of a list, modulo its length. */
const word = (words: string[], nth: string) =>
  sql.raw(`(array['${words.join("','")}'])[1 + (${nth}) % ${words.length}]`);

/** Indexes of these tables are dropped and rebuilt, which is much faster than updating them. */
const LARGE_TABLES = [
  ...['orders', 'order_lines', 'order_events', 'payments', 'audit_log'],
  ...['invoices', 'stock_moves', 'coin_moves', 'coin_lots', 'batch_allotments'],
];

/**
 * Inserts two years of orders with lines, events, invoices, payments and refunds of 50,000 customers, and rows for the
 * other lists of the console. One transaction without triggers; the dashboard counters are computed afterwards.
 * Does nothing if it ran before.
 */
export async function growOrders({ db, pool }: Database, target: number): Promise<void> {
  const { rows } = await db.execute<{ grown: boolean }>(
    sql`select exists (select 1 from users where email = 'grown-1@subah.example') as grown`,
  );
  if (rows[0]?.grown) return;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    await tx.execute(sql`select setseed(0.5)`);
    const indexes = await dropIndexes(tx);
    await markProducts(tx);
    await addCustomers(tx);
    await addOrders(tx, target);
    await addPayments(tx);
    await addInvoices(tx);
    await addLedgers(tx);
    await addOtherRows(tx);
    await addHealthcareAndMilk(tx);
    await countTiles(tx);
    for (const definition of indexes) await tx.execute(sql.raw(definition));
  });
  await pool.query('set statement_timeout = 0');
  await pool.query('vacuum analyze');
  // Days of the demo data are summed up already, and the orders have no events of now.
  await db.execute(sql`delete from report_days`);
  await sumDays({ db, clock: () => new Date() });
  await pool.query('vacuum analyze sales_days, product_days, rider_days, report_days, report_months, product_months');
}

/** Drops the indexes of the large tables, except those of constraints, and returns their definitions. */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ${LARGE_TABLES}
      and not exists (select 1 from pg_constraint where conname = indexname)`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return rows.map(({ definition }) => definition);
}

async function markProducts(tx: Tx): Promise<void> {
  await tx.execute(sql`update products set is_available = rank % 3 > 0, is_featured = rank % 3 = 1,
      expiry_date = case catalog when 'medicine' then current_date + rank % 1000 end
    where code like 'copy-%' and rank % 50 = 0`);
}

async function addCustomers(tx: Tx): Promise<void> {
  await tx.execute(sql`create temp table people as
    select n, ${idAt(`now() - interval '${DAYS} days' + n * interval '20 minutes'`, `'person' || n`)} as id,
      ${word(GIVEN_NAMES, 'n')} || ' ' || ${word(FAMILY_NAMES, `n / ${GIVEN_NAMES.length}`)} as name,
      (6000000000 + n::bigint * 79999)::text as mobile
    from generate_series(1, ${CUSTOMERS}::int) as people(n)`);
  await tx.execute(sql`insert into users (id, name, email, mobile, password_hash, referral_code, verified_at)
    select id, name, 'grown-' || n || '@subah.example', mobile, '', 'G' || lpad(n::text, 7, '0'), now() from people`);
  await tx.execute(sql`insert into addresses (id, user_id, name, phone, street, city, state, pincode, is_default)
    select gen_random_uuid(), id, name, mobile, n || ', Gali 3', 'Bhopal', 'Madhya Pradesh',
      case n % 3 when 0 then '462046' when 1 then '462001' else '462023' end, true from people`);
  await tx.execute(sql`create unique index on people (n)`);
}

async function addOrders(tx: Tx, target: number): Promise<void> {
  await tx.execute(sql`create temp table catalog_items as select row_number() over (order by rank, id) as n, id, catalog, code, name,
    unit, pictures[1] as picture, hsn, gst_percent, price_paise, mrp_paise from products`);
  await tx.execute(sql`create unique index on catalog_items (n)`);
  await tx.execute(sql`analyze catalog_items, people`);
  await tx.execute(sql`create temp table drafts as
    select n, ${idAt('at', `'order' || n`)} as id, at, person, chance, is_online,
      case when n > ${target}::int - ${OPEN_ORDERS}
          then (array['OrderPlaced', 'OrderPlaced', 'shipped', 'outfor delivery'])[1 + n % 4]
        when chance < 0.02 and is_online then 'expired' when chance < 0.06 then 'cancelled' when chance < 0.075 then 'returned'
        when chance < 0.08 then 'exchanged' when chance < 0.0802 then 'return_requested'
        when chance < 0.0804 then 'exchange_requested' when chance < 0.0805 then 'exchange_in_transit'
        else 'delivered' end as status
    from (
      select n, now() - (${target}::int - n + 1) * (interval '${sql.raw(String(DAYS))} days' / ${target}::int) as at,
        1 + floor(random() * ${CUSTOMERS})::int as person, random() as chance, random() < 0.45 as is_online
      from generate_series(1, ${target}::int) as orders(n)
    ) as drawn`);
  await tx.execute(sql`analyze drafts`);
  // Skewed: few products are bought far more often than the rest.
  await tx.execute(sql`create temp table bought as
    select drafts.n as order_no, position, drafts.id as order_id, drafts.at, drawn.quantity, catalog_items.*
    from (
      select n, position, 2 + floor(power(random(), 4) * (select count(*) from catalog_items) / 2)::bigint * 2 - position as item,
        1 + floor(random() * 3)::int as quantity
      from drafts cross join generate_series(0, 1) as positions(position)
    ) as drawn join drafts using (n) join catalog_items on catalog_items.n = drawn.item`);
  await tx.execute(sql`insert into orders (id, user_id, status, payment_type, payment_id, cart_id, cart_version, input_hash,
      address, pincode, area, express_delivery, slot_from, slot_until, item_total_paise, to_pay_paise, refunded_paise, placed_at,
      delivered_at, created_at, updated_at)
    select drafts.id, people.id, status, case when is_online then 'online' else 'cod' end,
      case when is_online and status <> 'expired' then ${idAt('at', `'payment' || drafts.n`)} end, people.id, drafts.n, 'grown',
      jsonb_build_object('addressType', 'home', 'name', people.name, 'phone', mobile, 'street', person || ', Gali 3',
        'city', 'Bhopal', 'state', 'Madhya Pradesh', 'pincode', '462001'), '462001', 'Area ' || person % 20, false,
      slot, slot + interval '2 hours', sum, sum,
      case when is_online and status in ('cancelled', 'returned') then sum else 0 end,
      case when status <> 'expired' then at end, case when chance >= 0.06 and status <> 'OrderPlaced' then slot end, at, at
    from drafts join people on people.n = person
    join (select order_no, sum(price_paise * quantity) as sum from bought group by 1) as sums on order_no = drafts.n
    cross join lateral (select (date_trunc('day', at at time zone 'Asia/Kolkata') + interval '1 day 7 hours')
      at time zone 'Asia/Kolkata' as slot) as morning
    order by drafts.n`);
  await tx.execute(sql`insert into order_lines (id, order_id, product_id, position, catalog, code, name, unit, picture, hsn,
      gst_percent, quantity, price_paise, mrp_paise, taxable_paise, tax_paise)
    select ${idAt('at', `'line' || order_no || ' ' || position`)}, order_id, id, position, catalog, code, name, unit,
      picture, hsn, gst_percent, quantity, price_paise, mrp_paise, taxable, price_paise * quantity - taxable
    from bought cross join lateral (select ${TAXABLE} as taxable) as tax order by order_no`);
  await tx.execute(sql`insert into order_events (id, order_id, status, label, actor_id, actor_role, created_at)
    select ${idAt('at', `'event' || drafts.n || step`)}, drafts.id, step, step, people.id, 'customer', at
    from drafts join people on people.n = person
    cross join lateral unnest(array_remove(array['OrderPlaced', nullif(status, 'OrderPlaced')], null)) as steps(step)
    where status <> 'expired' order by drafts.n`);
}

/** Payments of all online orders, some refunded, some pending, expired or too late. */
async function addPayments(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into payments (id, purpose, subject_id, reference, user_id, provider, provider_order_id,
      provider_payment_id, amount_paise, status, paid_paise, refunded_paise, paid_at, created_at, updated_at)
    select ${idAt('at', `'payment' || drafts.n`)}, 'order', drafts.id, order_number, user_id, 'razorpay', 'order_G' || drafts.n,
      case when state in ('completed', 'sent_back') then 'pay_G' || drafts.n end, to_pay_paise, state,
      case when state in ('completed', 'sent_back') then to_pay_paise else 0 end, refunded_paise,
      case when state in ('completed', 'sent_back') then at end, at, at
    from drafts join orders using (id)
    cross join lateral (select case when drafts.status <> 'expired' then 'completed' when drafts.n % 100 = 0 then 'sent_back'
      when at > now() - interval '2 days' then 'pending' else 'expired' end as state) as states
    where is_online order by drafts.n`);
  await tx.execute(sql`insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key, state,
      provider_refund_id, failure, processed_at, created_at, updated_at)
    select payments.id, payments.id, 'pay_G' || drafts.n, refunded_paise, 'The order was ' || drafts.status || '.',
      'order:' || drafts.id, case when drafts.n % 200 = 0 then 'failed' else 'processed' end, 'rfnd_G' || drafts.n,
      case when drafts.n % 200 = 0 then 'The account is closed.' end, case when drafts.n % 200 > 0 then at end, at, at
    from drafts join payments on payments.subject_id = drafts.id where refunded_paise > 0 order by drafts.n`);
}

/** Rows of the smaller lists, more than a shop of this size has. */
async function addOtherRows(tx: Tx): Promise<void> {
  const moment = `now() - (${OTHER_ROWS} - n) * interval '20 minutes'`;
  await tx.execute(sql`insert into coupons (id, code, kind, value, is_active)
    select ${idAt(moment, `'coupon' || n`)}, 'GROWN' || n, 'flat', 1000, n % 50 = 0 from people where n <= 5000`);
  await tx.execute(sql`insert into contact_messages (id, email, phone, message, done_at, created_at)
    select ${idAt(moment, `'message' || n`)}, 'grown-' || n || '@subah.example', mobile, 'When do you come?',
      case when n % 1000 > 0 then now() end, ${sql.raw(moment)} from people`);
  await tx.execute(sql`insert into audit_log (id, actor_id, actor_name, action, subject, subject_id, after, created_at)
    select ${idAt('at', `'audit' || drafts.n`)}, (select id from users where role = 'admin' limit 1), 'Admin',
      case when drafts.n % 1000 = 0 then 'create' when drafts.n % 4 = 0 then 'status' else 'update' end,
      case when drafts.n % 500 = 0 then 'coupon' when drafts.n % 4 = 0 then 'order' else 'product' end,
      drafts.id::text, '{"stock": 7}', at from drafts where drafts.n % 2 = 0 order by drafts.n`);
  await tx.execute(sql`insert into search_misses (query, times, last_at)
    select 'nothing ' || n, 1 + n % 7, ${sql.raw(moment)} from people`);
  await tx.execute(sql`insert into synonyms (id, term, means)
    select gen_random_uuid(), 'grown ' || n, array['milk'] from people where n <= 5000`);
  await tx.execute(sql`insert into subscriptions (id, user_id, plan_id, name, price_paise, duration_in_days, duration_unit,
      free_delivery_above_paise, status, start_date, end_date, created_at)
    select ${idAt(moment, `'subscription' || n`)}, people.id, plan.id, plan.name, plan.price_paise, 30, plan.duration_unit, 0,
      'active', ${sql.raw(moment)}, ${sql.raw(moment)} + interval '30 days', ${sql.raw(moment)}
    from people cross join (select * from plans limit 1) as plan where n % 2 = 0`);
}

/** Prescriptions, appointments, call requests and milk plans. */
async function addHealthcareAndMilk(tx: Tx): Promise<void> {
  const moment = `now() - (${OTHER_ROWS} - n) * interval '20 minutes'`;
  await tx.execute(sql`insert into prescriptions (id, user_id, description, status, decided_at, created_at)
    select ${idAt(moment, `'prescription' || n`)}, id, 'Every morning', state,
      case when state <> 'pending' then now() end, ${sql.raw(moment)}
    from people cross join lateral (select case when n % 1000 = 0 then 'pending' else 'approved' end as state) as states`);
  await tx.execute(
    sql`create temp table clinic as select row_number() over (order by id) - 1 as seat, id from doctors`,
  );
  await tx.execute(sql`insert into appointments (id, doctor_id, user_id, starts_at, ends_at, fee_paise)
    select gen_random_uuid(), clinic.id, people.id, hour, hour + interval '1 hour', 30000
    from people join clinic on clinic.seat = n % (select count(*) from clinic)
    cross join lateral (select date_trunc('hour', now()) + interval '7 days'
      - (n / (select count(*) from clinic)) * interval '1 hour' as hour) as hours on conflict do nothing`);
  await tx.execute(sql`insert into call_requests (id, doctor_id, name, phone, convenient_time, done_at, created_at)
    select ${idAt(moment, `'call' || n`)}, clinic.id, name, mobile, 'Evening', case when n % 1000 > 0 then now() end,
      ${sql.raw(moment)}
    from people join clinic on clinic.seat = n % (select count(*) from clinic)`);
  await tx.execute(sql`insert into milk_plans (id, user_id, product_id, packs, rhythm, rhythm_from, pay_by, start_date)
    select people.id, people.id, product_id, packs, rhythm, rhythm_from, pay_by, start_date
    from people cross join (select * from milk_plans limit 1) as plan where people.n % 50 = 0`);
  await tx.execute(sql`insert into milk_deliveries (id, plan_id, user_id, date, product_id, name, unit, millilitres, packs,
      price_paise, status, paid_by, area)
    select gen_random_uuid(), people.id, people.id, current_date + 1 - ago, plan.product_id, 'Milk', '500 ml', 500, 1, 3000,
      'ordered', 'cod', (array['Mandideep', 'Kolar', 'Arera Colony', 'Misrod'])[1 + people.n % 4]
    from people cross join generate_series(0, 120) as days(ago) cross join (select * from milk_plans limit 1) as plan
    where people.n % 50 = 0`);
}

/** What the triggers would have counted. */
async function countTiles(tx: Tx): Promise<void> {
  const isPlaced = sql`status not in ('pending', 'expired')`;
  await tx.execute(sql`delete from order_counters`);
  await tx.execute(sql`insert into order_counters (part, new_orders, total_orders, exchanged_orders, returned_orders,
      cancelled_orders, completed_orders, cod_orders, online_orders)
    select 0, count(*) filter (where status = 'OrderPlaced'), count(*) filter (where ${isPlaced}),
      count(*) filter (where status = 'exchanged'), count(*) filter (where status = 'returned'),
      count(*) filter (where status = 'cancelled'), count(*) filter (where status = 'delivered'),
      count(*) filter (where ${isPlaced} and payment_type = 'cod'),
      count(*) filter (where ${isPlaced} and payment_type = 'online') from orders`);
}
