import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

export const cashChecks: ConsistencyCheck[] = [
  {
    name: 'a closed cash-up = what was due for the deliveries of its day, less the cash that was given back',
    // What was undone after the day was closed had been counted.
    query: `
      select format('the cash-up of rider %s on %s expected %s, deliveries come to %s, %s were given back', c.rider_id,
        c.date, c.expected_paise, taken.paise, given.paise) as fault
      from cash_ups c,
        lateral (select coalesce(sum(r.due_paise), 0) as paise from stop_visits v
          join delivery_results r on r.visit_id = v.id and r.is_delivered and (r.undone_at is null or r.undone_at > c.closed_at)
          where v.rider_id = c.rider_id and v.date = c.date) taken,
        lateral (select coalesce(sum(p.cash_paise), 0) as paise from pick_ups p
          where p.rider_id = c.rider_id and p.done_on = c.date) given
      where c.expected_paise <> taken.paise - given.paise`,
  },
  {
    name: 'returned goods of delivered orders are fetched once, and cash is given back for what they had cost',
    query: `
      select format('order %s: %s paise were taken off the bill for %s, %s are given back', ${orderNameOf('o.id')}, c.refund_paise,
        c.key, coalesce(p.cash_paise::text, 'none')) as fault
      from order_changes c join orders o on o.id = c.order_id left join pick_ups p on p.key = c.key
      where c.key like 'return:%' and o.payment_type = 'cod' and c.created_at >= o.delivered_at
        and coalesce(p.cash_paise, 0) <> greatest(c.refund_paise, 0)
      union all
      select format('order %s is returned, but the pick-up does not give %s paise back', ${orderNameOf('o.id')},
        o.to_pay_paise - o.coins * 100)
      from orders o left join pick_ups p on p.key = format('returned:%s:%s', o.id, o.reopen_count) and p.withdrawn_at is null
      where o.payment_type = 'cod' and o.status = 'returned' and o.delivered_at is not null
        and coalesce(p.cash_paise, 0) <> o.to_pay_paise - o.coins * 100
      union all
      select format('order %s is %s, but %s paise are to be given back', ${orderNameOf('o.id')}, o.status, p.cash_paise)
      from orders o join pick_ups p on p.order_id = o.id
      where p.withdrawn_at is null and p.cash_paise > 0
        and (o.payment_type <> 'cod' or o.delivered_at is null or (p.key like 'returned:%' and o.status <> 'returned'))
      union all
      select format('order %s is %s, but its replacement is to be handed over', ${orderNameOf('o.id')}, o.status)
      from orders o join pick_ups p on p.order_id = o.id
      where p.key like 'exchange:%' and p.done_at is null and p.withdrawn_at is null and o.status <> 'exchange_in_transit'`,
  },
  {
    name: 'what riders handed over is delivered',
    query: `
      select format('order %s is %s, but rider %s handed it over', ${orderNameOf('o.id')}, o.status, v.rider_id) as fault
      from delivery_results r join stop_visits v on v.id = r.visit_id join orders o on o.id = r.order_id
      where r.is_delivered and r.undone_at is null and o.delivered_at is null
      union all
      select format('milk delivery %s is %s, but rider %s handed it over', m.id, m.status, v.rider_id)
      from delivery_results r join stop_visits v on v.id = r.visit_id join milk_deliveries m on m.id = r.milk_delivery_id
      where r.is_delivered and r.undone_at is null and m.status not in ('delivered', 'sour')`,
  },
];
