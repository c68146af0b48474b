import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

/** A return leaves the delivery as it was, also when the order is reopened. */
const IS_UNDELIVERED = `o.status in ('pending', 'OrderPlaced', 'shipped', 'outfor delivery') and o.reopen_count = 0`;

export const orderChecks: ConsistencyCheck[] = [
  {
    name: 'bill of an order = sum of its lines',
    query: `
      select format('order %s: sum of lines %s, bill %s', ${orderNameOf('o.id')},
        (lines.items, lines.members, lines.coupons),
        (o.item_total_paise, o.medicine_discount_paise + o.lab_test_discount_paise, o.coupon_discount_paise)) as fault
      from orders o cross join lateral (
        select coalesce(sum(price_paise * quantity), 0) as items, coalesce(sum(member_discount_paise), 0) as members,
          coalesce(sum(coupon_discount_paise), 0) as coupons
        from order_lines l where l.order_id = o.id and l.rejected_at is null) as lines
      where lines.items <> o.item_total_paise or lines.coupons <> o.coupon_discount_paise
        or lines.members <> o.medicine_discount_paise + o.lab_test_discount_paise`,
  },
  {
    name: 'orders that are not delivered have the coupon and the small-cart charge of their agreed terms',
    query: `
      select format('order %s has %s of the %s that its coupon needs', ${orderNameOf('o.id')},
        lines.of_coupon, o.coupon_minimum_paise) as fault
      from orders o cross join lateral (
        select coalesce(sum(price_paise * quantity), 0) as of_coupon from order_lines l
        where l.order_id = o.id and l.rejected_at is null and l.catalog = coalesce(o.coupon_catalog, l.catalog)) as lines
      where o.coupon_id is not null and ${IS_UNDELIVERED} and lines.of_coupon < o.coupon_minimum_paise
      union all
      select format('order %s has goods for %s of the %s for free delivery, and no charge of %s', ${orderNameOf('o.id')},
        lines.carried, o.free_delivery_above_paise, o.small_cart_fee_paise)
      from orders o cross join lateral (
        select coalesce(sum(price_paise * quantity), 0) as carried from order_lines l
        where l.order_id = o.id and l.rejected_at is null and l.catalog <> 'labtest') as lines
      where o.small_cart_paise = 0 and o.small_cart_fee_paise > 0 and ${IS_UNDELIVERED}
        and lines.carried > 0 and lines.carried < o.free_delivery_above_paise`,
  },
  {
    name: 'last change of an order = its bill',
    query: `
      select format('order %s: its last change left a bill of %s and %s coins, it has %s and %s', ${orderNameOf('o.id')},
        last.to_pay, last.coins, o.to_pay_paise, o.coins) as fault
      from orders o cross join lateral (
        select round((c.details #>> '{after,toPay}')::numeric * 100)::int as to_pay,
          (c.details #>> '{after,coins}')::int as coins
        from order_changes c join order_events e on e.id = c.id
        where c.order_id = o.id and c.details is not null order by e.seq desc limit 1) as last
      where (last.to_pay, last.coins) <> (o.to_pay_paise, o.coins)
      union all
      select format('change %s of order %s is not in its timeline', c.id, ${orderNameOf('o.id')})
      from order_changes c join orders o on o.id = c.order_id
      where not exists (select 1 from order_events e where e.id = c.id and e.order_id = c.order_id)`,
  },
  {
    name: 'last event of an order = its status',
    query: `
      select format('order %s is %s, its last event is %s', ${orderNameOf('o.id')}, o.status,
        coalesce(last.status, 'nothing')) as fault
      from orders o left join lateral (
        select status from order_events e where e.order_id = o.id and e.status is not null
        order by e.seq desc limit 1) as last on true
      where last.status is distinct from o.status`,
  },
  {
    name: 'delivered orders and orders on their way are not refunded',
    query: `
      select format('order %s is %s, but it was cancelled or returned: %s', ${orderNameOf('o.id')}, o.status,
        string_agg(e.effect, ', ')) as fault
      from orders o join order_effects e on e.order_id = o.id
      where o.status not in ('cancelled', 'returned', 'expired')
        and e.effect in ('refund', 'stock-back', 'coins-back', 'coupon-back', 'coins-taken-back', 'referral-taken-back')
      group by o.id
      union all
      select format('order %s is %s and was refunded', ${orderNameOf('o.id')}, o.status)
      from orders o join refunds r on r.key = 'order:' || o.id
      where o.status not in ('cancelled', 'returned')`,
  },
  {
    name: 'cancelled, returned and expired orders returned their stock',
    query: `
      select format('order %s is %s and still holds its stock', ${orderNameOf('o.id')}, o.status) as fault
      from orders o where o.status in ('cancelled', 'returned', 'expired')
        and not exists (select 1 from order_effects e where e.order_id = o.id and e.effect = 'stock-back')`,
  },
  {
    name: 'no unpaid order holds stock past its hold time',
    query: `
      select format('order %s holds its stock since %s', ${orderNameOf('id')}, held_until) as fault
      from orders where status = 'pending' and (held_until is null or held_until < now() - interval '1 hour')`,
  },
  {
    name: 'dashboard counters = number of orders',
    query: `
      with counted as (
        select coalesce(sum(new_orders), 0) as new, coalesce(sum(total_orders), 0) as total,
          coalesce(sum(exchanged_orders), 0) as exchanged, coalesce(sum(returned_orders), 0) as returned,
          coalesce(sum(cancelled_orders), 0) as cancelled, coalesce(sum(completed_orders), 0) as completed,
          coalesce(sum(cod_orders), 0) as cod, coalesce(sum(online_orders), 0) as online from order_counters
      ), real as (
        select count(*) filter (where status = 'OrderPlaced') as new, count(*) as total,
          count(*) filter (where status = 'exchanged') as exchanged,
          count(*) filter (where status = 'returned') as returned,
          count(*) filter (where status = 'cancelled') as cancelled,
          count(*) filter (where status = 'delivered') as completed,
          count(*) filter (where payment_type = 'cod') as cod, count(*) filter (where payment_type = 'online') as online
        from orders where placed_at is not null
      )
      select format('counters %s, counted %s', to_jsonb(counted), to_jsonb(real)) as fault
      from counted, real where to_jsonb(counted) <> to_jsonb(real)`,
  },
];
