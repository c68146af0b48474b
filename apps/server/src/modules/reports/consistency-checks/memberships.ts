import type { ConsistencyCheck } from './consistency-check.ts';

export const membershipChecks: ConsistencyCheck[] = [
  {
    name: 'completed membership payments match paid subscriptions',
    query: `
      select format('payment %s for membership %s: the one is %s, the other %s', p.id, coalesce(s.id::text, 'nothing'),
        coalesce(p.status, 'missing'), coalesce(s.status, 'missing')) as fault
      from (select * from payments where purpose = 'membership' and status = 'completed') as p
      full join (select * from subscriptions where status <> 'pending' and payment_id is not null) as s
        on s.payment_id = p.id and s.price_paise = p.amount_paise
      where p.id is null or s.id is null`,
  },
  {
    name: 'refunded memberships were paid back',
    query: `
      select format('membership %s is refunded, but %s of %s were paid back', s.id, p.refunded_paise, p.paid_paise) as fault
      from subscriptions s join payments p on p.id = s.payment_id
      where s.status = 'refunded' and p.refunded_paise < p.paid_paise
        -- A job gives it back after the refund was reversed.
        and not exists (select 1 from refunds r where r.payment_id = p.id and r.reversed_at > now() - interval '1 hour')`,
  },
  {
    name: 'memberships of a user do not overlap',
    query: `
      select format('memberships %s and %s of one person overlap', a.id, b.id) as fault
      from subscriptions a join subscriptions b on b.user_id = a.user_id and b.id > a.id
      where a.status = 'active' and b.status = 'active' and a.start_date < b.end_date and b.start_date < a.end_date`,
  },
];
