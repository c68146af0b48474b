import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

export const coinChecks: ConsistencyCheck[] = [
  {
    name: 'rest of a coin lot = sum of its moves',
    query: `
      select format('coin lot %s holds %s, its moves leave %s', l.id, l.rest, coalesce(sum(m.coins), 0)) as fault
      from coin_lots l left join coin_move_lots m on m.lot_id = l.id
      group by l.id having l.rest <> coalesce(sum(m.coins), 0)`,
  },
  {
    name: 'coins of a move = sum of its lots, which belong to its customer',
    query: `
      select format('coin move %s is of %s coins, its lots come to %s', m.key, m.coins, coalesce(sum(p.coins), 0)) as fault
      from coin_moves m left join coin_move_lots p on p.move_id = m.id
      group by m.id having m.coins <> coalesce(sum(p.coins), 0)
      union all
      select format('coin move %s changes a lot of another customer', m.key)
      from coin_moves m join coin_move_lots p on p.move_id = m.id join coin_lots l on l.id = p.lot_id
      where l.user_id <> m.user_id`,
  },
  {
    name: 'coins of an order = coins spent, unless returned',
    query: `
      with moves as (
        select order_id, sum(coins) as coins from (
          select split_part(key, ':', 3)::uuid as order_id, coins from coin_moves
          where key ~ '^(spend|back):order:[0-9a-f-]{36}(:late)?$'
          union all
          select c.order_id, m.coins from order_changes c
          join coin_moves m on m.key in ('earn:' || c.key, 'taken:' || c.key)) as moved
        group by 1
      )
      select format('order %s uses %s coins, the wallet moved %s', ${orderNameOf('coalesce(o.id, m.order_id)')},
        coalesce(o.coins, 0), coalesce(m.coins, 0)) as fault
      from moves m full join (select id, coins from orders where coins > 0) as o on o.id = m.order_id
      left join order_effects e on e.order_id = o.id and e.effect = 'coins-back'
      where coalesce(m.coins, 0) <> case when e.effect is null then -coalesce(o.coins, 0) else 0 end`,
  },
  {
    name: 'coins are earned for delivered orders only, and for each',
    query: `
      select format('order %s was delivered and earned no coins', ${orderNameOf('o.id')}) as fault
      from order_effects e join orders o on o.id = e.order_id
      where e.effect = 'coins-earned' and o.item_total_paise >= 5000
        and not exists (select 1 from coin_moves m
          where m.key = 'earn:order:' || o.id || case when o.reopen_count > 0 then ':' || o.reopen_count else '' end)
      union all
      select format('coins were earned for order %s, which was never delivered', ${orderNameOf(`split_part(m.key, ':', 3)`)})
      from coin_moves m
      where m.key ~ '^earn:order:' and not exists (
          select 1 from order_effects e where e.effect = 'coins-earned' and e.order_id::text = split_part(m.key, ':', 3))
        and not exists (select 1 from coin_moves t where t.key = 'taken:' || substr(m.key, 6))`,
  },
];
