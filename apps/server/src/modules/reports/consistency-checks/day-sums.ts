import { TAX_KEYS, TAX_SUMS, TAXES_OF_DAY } from '../gst/taxes-of-day.ts';
import { LINE_COST } from '../period/line-cost.ts';
import { IS_COMPOSITION_ORDER } from '../tax-scheme.ts';
import type { ConsistencyCheck } from './consistency-check.ts';

// Days that changed since they were summed up are left out: the job runs every minute. Ids of events begin with their time.
const SETTLED_DAYS = `
  settled as (
    select date, date::timestamp at time zone 'Asia/Kolkata' as start,
      (date + 1)::timestamp at time zone 'Asia/Kolkata' as stop
    from report_days
    where date not in (
      select distinct (o.placed_at at time zone 'Asia/Kolkata')::date
      from order_events e join orders o on o.id = e.order_id
      where o.placed_at is not null and e.id >= (select (lpad(to_hex(floor(extract(epoch
        from max(computed_at) - interval '10 seconds') * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid from report_days))
  )`;

const FIGURES = [
  ...['packs', 'sales_paise', 'returned_packs', 'returned_paise'],
  ...['cost_paise', 'costed_taxable_paise', 'costed_tax_paise'],
];
const SUMS = FIGURES.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const figuresOf = (table: string) => FIGURES.map((name) => `${table}.${name}::bigint`).join(', ');

export const daySumChecks: ConsistencyCheck[] = [
  {
    name: 'sums of a day = its orders',
    query: `
      with ${SETTLED_DAYS}, counted as (
        select settled.date, coalesce(o.area, '') as area, o.payment_type,
          count(*) filter (where status <> 'cancelled') as orders,
          coalesce(sum(to_pay_paise) filter (where status <> 'cancelled'), 0) as sales,
          coalesce(sum(to_pay_paise) filter (where status = 'returned'), 0) as returned,
          coalesce(sum(to_pay_paise) filter (where status = 'cancelled'), 0) as cancelled
        from settled join orders o on o.placed_at >= start and o.placed_at < stop group by 1, 2, 3
      ), summed as (
        select date, area, payment_type, orders, sales_paise as sales, returned_paise as returned, cancelled_paise as cancelled
        from sales_days where date in (select date from settled)
      )
      select format('%s %s %s: sums %s, orders %s', date, area, payment_type,
        (s.orders, s.sales, s.returned, s.cancelled), (c.orders, c.sales, c.returned, c.cancelled)) as fault
      from summed s full join counted c using (date, area, payment_type)
      where (s.orders, s.sales, s.returned, s.cancelled) is distinct from (c.orders, c.sales, c.returned, c.cancelled)`,
  },
  {
    name: 'sums of products on a day = its order lines',
    query: `
      with ${SETTLED_DAYS}, counted as (
        select settled.date, sum(line.quantity) as packs, sum(line.taxable_paise + line.tax_paise) as sales,
          coalesce(sum(cost.paise) filter (where orders.status <> 'returned'), 0) as cost,
          coalesce(sum(line.taxable_paise + case when is_composition then line.tax_paise else 0 end)
            filter (where orders.status <> 'returned' and cost.paise is not null), 0) as costed
        from settled join orders on orders.placed_at >= start and orders.placed_at < stop
        cross join lateral (${IS_COMPOSITION_ORDER}) as scheme
        join order_lines line on line.order_id = orders.id
        cross join lateral (${LINE_COST}) as cost
        where orders.status <> 'cancelled' and line.rejected_at is null group by 1
      ), summed as (
        select date, sum(packs) as packs, sum(sales_paise) as sales, sum(cost_paise) as cost, sum(costed_taxable_paise) as costed
        from product_days where date in (select date from settled) group by 1
      )
      select format('%s: sums %s, lines %s', date, (s.packs, s.sales, s.cost, s.costed), (c.packs, c.sales, c.cost, c.costed)) as fault
      from summed s full join counted c using (date)
      where (s.packs, s.sales, s.cost, s.costed) is distinct from (c.packs, c.sales, c.cost, c.costed)`,
  },
  {
    name: 'costs of a day = those of its products',
    query: `
      select format('%s: day %s, products %s', date, (d.cost_paise, d.costed_taxable_paise, d.costed_tax_paise), (p.cost, p.taxable, p.tax)) as fault
      from report_days d full join (
        select date, sum(cost_paise) as cost, sum(costed_taxable_paise) as taxable, sum(costed_tax_paise) as tax
        from product_days group by date) as p using (date)
      where (coalesce(d.cost_paise, 0), coalesce(d.costed_taxable_paise, 0), coalesce(d.costed_tax_paise, 0))
        is distinct from (coalesce(p.cost, 0)::bigint, coalesce(p.taxable, 0)::bigint, coalesce(p.tax, 0)::bigint)`,
  },
  {
    name: 'sums of products in a month = those of its days',
    query: `
      with by_month as (
        select date_trunc('month', date)::date as month, product_id, ${SUMS}
        from product_days where date_trunc('month', date)::date in (select month from report_months) group by 1, 2
      )
      select format('%s %s: month %s, days %s', month, product_id, m, d) as fault
      from (select * from product_months where month in (select month from report_months)) as m
      full join by_month as d using (month, product_id)
      where (${figuresOf('m')}) is distinct from (${figuresOf('d')})`,
  },
  {
    name: 'taxes of a day = its invoices and credit notes',
    query: `
      with days as (
        select date, date::timestamp at time zone 'Asia/Kolkata' as start, (date + 1)::timestamp at time zone 'Asia/Kolkata' as stop
        from report_days where has_tax_sums
      ), issued as (
        select day.date, taxes.* from days as day cross join lateral (${TAXES_OF_DAY}) as taxes
      )
      select format('%s: sums %s, documents %s', date, s, d) as fault
      from (select * from tax_days where date in (select date from days)) as s
      full join issued as d using (date, ${TAX_KEYS.join(', ')})
      where (${TAX_SUMS.map((name) => `s.${name}`).join(', ')}) is distinct from (${TAX_SUMS.map((name) => `d.${name}`).join(', ')})`,
  },
];
