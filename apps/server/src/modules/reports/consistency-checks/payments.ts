import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

export const paymentChecks: ConsistencyCheck[] = [
  {
    name: 'payment of an online order = its amount due',
    query: `
      select format('order %s cost %s, its payment is %s of %s', ${orderNameOf('o.id')}, cost.paise,
        coalesce(p.status, 'missing'), p.amount_paise) as fault
      from orders o left join payments p on p.id = o.payment_id cross join lateral (
        select o.to_pay_paise - o.coins * 100 + coalesce(sum(c.refund_paise), 0) as paise
        from order_changes c where c.order_id = o.id) as cost
      where o.payment_type = 'online' and o.placed_at is not null and cost.paise > 0
        and (p.status is distinct from 'completed' or p.amount_paise <> cost.paise)`,
  },
  {
    name: 'completed order payments have a placed order',
    query: `
      select format('payment %s is completed, but its order is %s', p.id, coalesce(o.status, 'missing')) as fault
      from payments p left join orders o on o.id = p.subject_id
      where p.purpose = 'order' and p.status = 'completed' and (o.placed_at is null or o.payment_id is distinct from p.id)`,
  },
  {
    name: 'refunded amounts of payments and orders = sum of refunds',
    query: `
      select format('payment %s says that %s went back, its refunds come to %s', p.id, p.refunded_paise,
        coalesce(sum(r.amount_paise), 0)) as fault
      from payments p left join refunds r on r.payment_id = p.id and r.state not in ('void', 'unmatched', 'reversed')
      group by p.id having p.refunded_paise <> coalesce(sum(r.amount_paise), 0)
      union all
      select format('order %s says that %s went back, its refunds come to %s', ${orderNameOf('o.id')}, o.refunded_paise,
        coalesce(back.paise, 0))
      from orders o cross join lateral (
        select sum(r.amount_paise) as paise from refunds r where r.key = any(array['order:' || o.id]
          || array(select c.key from order_changes c where c.order_id = o.id))) as back
      where o.refunded_paise <> coalesce(back.paise, 0)`,
  },
  {
    name: 'sent-back payments and refunded orders have refunds',
    query: `
      select format('payment %s was sent back without a refund of the whole', p.id) as fault
      from payments p where p.status = 'sent_back' and p.refunded_paise < p.paid_paise
      union all
      select format('order %s was refunded, but only %s of %s went back', ${orderNameOf('o.id')}, p.refunded_paise, p.paid_paise)
      from order_effects e join orders o on o.id = e.order_id left join payments p on p.id = o.payment_id
      where e.effect = 'refund' and p.refunded_paise is distinct from p.paid_paise
      union all
      select format('changes of order %s lowered what was paid by %s, but only %s of %s went back', ${orderNameOf('o.id')},
        lowered.paise, p.refunded_paise, p.paid_paise)
      from (select order_id, sum(refund_paise) as paise from order_changes where refund_paise > 0 group by 1) as lowered
      join orders o on o.id = lowered.order_id join payments p on p.id = o.payment_id
      where p.refunded_paise < least(p.paid_paise, lowered.paise)`,
  },
];
