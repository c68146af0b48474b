import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

export const couponChecks: ConsistencyCheck[] = [
  {
    name: 'uses of a coupon are within its limits',
    query: `
      select format('coupon %s was used %s times, its limit is %s', c.code, count(*), c.total_uses) as fault
      from coupons c join coupon_uses u on u.coupon_id = c.id and u.released_at is null
      group by c.id having count(*) > c.total_uses or c.used_count > c.total_uses
      union all
      select format('coupon %s was used %s times by customer %s, the limit is %s', c.code, count(*), u.user_id,
        c.uses_per_customer)
      from coupons c join coupon_uses u on u.coupon_id = c.id and u.released_at is null
      where c.uses_per_customer is not null
      -- The limit counts as it was at the time of each use: lowering it is no fault.
      group by c.id, u.user_id having bool_and(u.customer_limit is not null)
        and count(*) > greatest(max(u.customer_limit), c.uses_per_customer)`,
  },
  {
    name: 'used_count of a coupon = its unreleased uses',
    query: `
      select format('coupon %s counts %s uses, there are %s', c.code, c.used_count, living.uses) as fault
      from coupons c cross join lateral (
        select count(*) as uses from coupon_uses u where u.coupon_id = c.id and u.released_at is null) as living
      where c.used_count <> living.uses`,
  },
  {
    name: 'each order with a coupon has one unreleased use, and no others exist',
    query: `
      select format('order %s with coupon %s: %s', ${orderNameOf('coalesce(o.id, u.order_id)')},
        coalesce(o.coupon_code, u.coupon_id::text),
        case when u.id is null or u.released_at is not null then 'no living use' else 'a use that should be back' end)
        as fault
      from (select * from orders where coupon_id is not null) as o
      full join coupon_uses u on u.order_id = o.id and u.coupon_id = o.coupon_id
      left join order_effects e on e.order_id = o.id and e.effect = 'coupon-back'
      where (u.id is not null and u.released_at is null) <> (o.id is not null and e.effect is null)`,
  },
];
