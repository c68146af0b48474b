import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

export const stockChecks: ConsistencyCheck[] = [
  {
    name: 'stock of a product = last entry of its ledger',
    query: `
      select format('%s has %s on the shelf, its ledger says %s', p.code, p.stock, last.stock_after) as fault
      from products p cross join lateral (
        select stock_after from stock_moves m where m.product_id = p.id order by m.id desc limit 1) as last
      where p.stock <> last.stock_after`,
  },
  {
    name: 'ledger entries are continuous',
    query: `
      select format('%s: a move of %s from %s leaves %s', p.code, change, before, stock_after) as fault
      from (select product_id, change, stock_after,
        lag(stock_after) over (partition by product_id order by id) as before from stock_moves) as moves
      join products p on p.id = product_id
      where before is not null and before + change <> stock_after`,
  },
  {
    name: 'ledger entries of an order = quantities it holds',
    query: `
      with moved as (
        select order_id, product_id, sum(change) as change from stock_moves where order_id is not null group by 1, 2
      ), written_off as (
        -- Returned items. A return of all that is left changes the status instead, which may be set back.
        select l.order_id, l.product_id, sum(r.quantity) as packs
        from order_claims c join order_changes x on x.id = c.id
        join order_claim_lines r on r.claim_id = c.id join order_lines l on l.id = r.line_id
        where c.kind = 'return' and l.catalog in ('medicine', 'fruits') group by 1, 2
      ), replaced as (
        -- The first packs were written off. Only the last replacement counts, also when its line was reduced or taken out since.
        select distinct on (m.order_id, m.product_id) m.order_id, m.product_id, -m.change as first_packs
        from stock_moves m join order_effects e on e.order_id = m.order_id and e.effect = 'replacement'
        join products p on p.id = m.product_id and p.catalog in ('medicine', 'fruits')
        where m.reason = 'replaced' order by m.order_id, m.product_id, m.id desc
      ), kept as (
        -- Returned packs that are to be fetched, and that are not sold again.
        select p.order_id, l.product_id, sum(g.quantity) as packs
        from pick_ups p join pick_up_lines g on g.pick_up_id = p.id join order_lines l on l.id = g.line_id
        join orders o on o.id = p.order_id
        where p.withdrawn_at is null and l.catalog not in ('medicine', 'fruits')
          and (g.restock = 'never' or g.restock = 'picked_up' and p.done_at is null)
          and (p.key not like 'returned:%' or o.status = 'returned' and p.key = format('returned:%s:%s', o.id, o.reopen_count))
        group by 1, 2
      ), held as (
        select o.id as order_id, l.product_id, l.code, l.quantity, l.catalog,
          e.effect is not null as is_back,
          e.effect is not null and l.catalog in ('medicine', 'fruits')
            and exists (select 1 from order_events v where v.order_id = o.id and v.status = 'returned') as may_be_gone
        from orders o join order_lines l on l.order_id = o.id and l.rejected_at is null
        left join order_effects e on e.order_id = o.id and e.effect = 'stock-back'
      )
      select format('order %s: %s × %s, but the ledger moved %s', ${orderNameOf('order_id')},
        coalesce(quantity, 0), coalesce(code, product_id::text), coalesce(change, 0)) as fault
      from held full join moved using (order_id, product_id) left join written_off using (order_id, product_id)
        left join kept using (order_id, product_id) left join replaced using (order_id, product_id)
        cross join lateral (select coalesce(change, 0) + coalesce(written_off.packs, 0) + coalesce(kept.packs, 0)
          + coalesce(first_packs, 0) as rest) as explained
      where rest <> case when coalesce(is_back, true) then 0 else -quantity end
        and not (coalesce(may_be_gone, false) and rest = -quantity)`,
  },
];
