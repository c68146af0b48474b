import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

export const batchChecks: ConsistencyCheck[] = [
  {
    name: 'quantity of a batch = its moves less what orders were packed with',
    query: `
      select format('batch %s of %s holds %s, its moves leave %s', b.number, p.code, b.quantity, moved.change) as fault
      from stock_batches b join products p on p.id = b.product_id
      cross join lateral (
        select coalesce((select sum(change) from batch_moves m where m.batch_id = b.id), 0)
          - coalesce((select sum(quantity) from batch_allotments a where a.batch_id = b.id), 0) as change) as moved
      where b.quantity <> moved.change`,
  },
  {
    name: 'batches hold no more packs than the stock and the orders that are not packed',
    query: `
      select format('the batches of %s hold %s packs too many', p.code, -held.unbatched) as fault
      from (select product_id, unbatched_packs(product_id) as unbatched from stock_batches group by product_id) as held
      join products p on p.id = held.product_id
      where held.unbatched < 0`,
  },
  {
    name: 'packs of recalled batches are not on sale',
    query: `
      select format('%s packs of the recalled batch %s of %s are on sale', least(p.stock, b.quantity - b.held_back), b.number, p.code)
        as fault
      from batch_recalls r join stock_batches b on b.id = r.batch_id join products p on p.id = b.product_id
      where r.lifted_at is null and b.held_back < b.quantity and p.stock > 0`,
  },
  {
    name: 'lines are packed with no more packs than they have',
    query: `
      select format('a line of order %s has %s packs and %s of batches', ${orderNameOf('o.id')}, l.quantity, sum(a.quantity)) as fault
      from batch_allotments a join order_lines l on l.id = a.order_line_id join orders o on o.id = l.order_id
      where a.returned_at is null group by o.id, l.id having sum(a.quantity) > l.quantity`,
  },
];
