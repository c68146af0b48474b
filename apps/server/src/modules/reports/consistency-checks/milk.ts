import type { ConsistencyCheck } from './consistency-check.ts';

export const milkChecks: ConsistencyCheck[] = [
  {
    name: 'milk balance = sum of its moves',
    query: `
      select format('the milk balance of %s is %s, its moves come to %s', coalesce(b.user_id, m.user_id),
        coalesce(b.balance_paise, 0), coalesce(m.paise, 0)) as fault
      from milk_balances b full join
        (select user_id, sum(amount_paise) as paise from milk_balance_moves group by user_id) as m on m.user_id = b.user_id
      where coalesce(b.balance_paise, 0) <> coalesce(m.paise, 0)`,
  },
  {
    name: 'balance moves of a milk delivery match its status',
    query: `
      select format('milk delivery %s is %s, paid by %s, and moved the balance by %s', d.id, d.status, d.paid_by,
        coalesce(m.paise, 0)) as fault
      from milk_deliveries d left join (
        select split_part(key, ':', 2) as delivery, sum(amount_paise) as paise from milk_balance_moves
        where key like 'delivery:%' group by 1) as m on m.delivery = d.id::text
      where coalesce(m.paise, 0) <> case
        when d.paid_by = 'balance' and d.status in ('ordered', 'delivered') then -d.packs * d.price_paise
        when d.paid_by = 'cod' and d.status = 'sour' then d.packs * d.price_paise
        else 0 end`,
  },
  {
    name: 'refunded top-ups leave the milk balance, and come back when the refund is reversed',
    query: `
      select format('refund %s is %s and moved the milk balance by %s', r.id, r.state, m.amount_paise) as fault
      from milk_balance_moves m join refunds r on m.key in ('refund:' || r.id, 'restored:' || r.id)
      where (m.key like 'refund:%' and r.state not in ('processed', 'reversed'))
        or (m.key like 'restored:%' and r.state <> 'reversed')
      union all
      select format('refund %s was reversed, but %s did not come back to the milk balance', r.id, -m.amount_paise)
      from refunds r join milk_balance_moves m on m.key = 'refund:' || r.id
      left join milk_balance_moves back on back.key = 'restored:' || r.id
      -- A job gives it back.
      where r.state = 'reversed' and r.reversed_at < now() - interval '1 hour'
        and back.amount_paise is distinct from -m.amount_paise`,
  },
  {
    name: 'completed milk payments are on the balance',
    query: `
      select format('payment %s is completed and not on the milk balance', p.id) as fault
      from payments p left join milk_balance_moves m on m.key = 'payment:' || p.id
      where p.purpose = 'milk' and p.status = 'completed' and m.amount_paise is distinct from p.amount_paise`,
  },
];
