import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

// Invoices of earlier releases get their figures from a job; until then they are not checked. Their credit notes have no
// figures and may contain the tip.

export const invoiceChecks: ConsistencyCheck[] = [
  {
    name: 'issued invoices = lines and charges of their orders',
    query: `
      with last as (
        select distinct on (order_id) order_id, round from invoices order by order_id, round desc
      ), credited as (
        select n.order_id, n.round, line.id, sum(line."totalPaise") as paise
        from credit_notes n cross join lateral jsonb_to_recordset(n.figures -> 'lines') as line(id text, "totalPaise" int)
        group by 1, 2, 3
      )
      select format('invoice %s does not match order %s: %s', i.number, ${orderNameOf('o.id')}, line.name) as fault
      from invoices i join orders o on o.id = i.order_id join last on last.order_id = i.order_id
      cross join lateral jsonb_to_recordset(i.figures -> 'lines') as line(id text, name text, hsn text,
        "taxablePaise" int, "cgstPaise" int, "sgstPaise" int, "igstPaise" int, "totalPaise" int)
      left join order_lines l on l.order_id = o.id and l.id::text = line.id
      left join credited c on c.order_id = i.order_id and c.round = i.round and c.id = line.id
      cross join lateral (select case
        when o.status in ('cancelled', 'returned') or i.round < last.round or l.rejected_at is not null then 0
        when line.id = 'small-cart' then o.small_cart_paise
        when line.id = 'express' then o.express_paise
        else l.taxable_paise + l.tax_paise end as paise) as kept
      where line."taxablePaise" + line."cgstPaise" + line."sgstPaise" + line."igstPaise" <> line."totalPaise"
        or (line.id not in ('small-cart', 'express') and (line.name, line.hsn) is distinct from (l.name, l.hsn))
        or (line."totalPaise" - coalesce(c.paise, 0) is distinct from kept.paise and not exists (
          select 1 from credit_notes n where n.order_id = i.order_id and n.round = i.round and n.figures is null))
      union all
      select format('invoice %s says %s, its lines come to %s', i.number, i.total_paise, sums.paise)
      from invoices i cross join lateral (
        select coalesce(sum((line ->> 'totalPaise')::int), 0) as paise
        from jsonb_array_elements(i.figures -> 'lines') as line) as sums
      where i.figures is not null
        and (i.total_paise is distinct from sums.paise or (i.figures ->> 'soldPaise')::int is distinct from sums.paise)`,
  },
  {
    name: 'invoices less credit notes = what the customer keeps',
    query: `
      with credited as (
        select order_id, round, sum(amount_paise) as paise, bool_or(figures is null) as is_old
        from credit_notes group by order_id, round
      ), last as (
        select order_id, max(round) as round from invoices group by order_id
      )
      select format('order %s keeps %s, invoice %s of %s has credit notes of %s', ${orderNameOf('o.id')}, kept.paise, i.number,
        i.total_paise, coalesce(c.paise, 0)) as fault
      from invoices i join orders o on o.id = i.order_id join last on last.order_id = i.order_id
      left join credited c on c.order_id = i.order_id and c.round = i.round
      cross join lateral (select case when o.status in ('cancelled', 'returned') or i.round < last.round then 0
        else o.to_pay_paise + o.rounding_paise - o.tip_paise end as paise) as kept
      where i.total_paise is not null and i.total_paise - coalesce(c.paise, 0) <> kept.paise
        and not (coalesce(c.is_old, false) and i.total_paise + o.tip_paise - c.paise = kept.paise)`,
  },
  {
    name: 'credit notes never exceed their invoice',
    query: `
      select format('order %s: credit notes of %s, but %s was invoiced', ${orderNameOf('o.id')}, sum(n.amount_paise),
        i.total_paise) as fault
      from credit_notes n join orders o on o.id = n.order_id
      left join invoices i on i.order_id = n.order_id and i.round = n.round
      group by o.id, i.order_id, i.round
      having i.order_id is null or sum(n.amount_paise)
        > i.total_paise + case when bool_or(n.figures is null) then o.tip_paise else 0 end`,
  },
  {
    name: 'numbers of invoices and credit notes have no gaps',
    query: `
      select format('series %s%s: the last number is %s, there are %s', c.series, c.year, c.last, numbered.count) as fault
      from invoice_counters c cross join lateral (
        select (select count(*) from invoices where number like c.series || c.year || '-%')
          + (select count(*) from credit_notes where number like c.series || c.year || '-%') as count) as numbered
      where c.last <> numbered.count`,
  },
];
