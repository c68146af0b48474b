import type { ConsistencyCheck } from './consistency-check.ts';

export const refundChecks: ConsistencyCheck[] = [
  {
    name: 'refunds of a captured payment never exceed it',
    query: `
      select format('payment %s took %s, its refunds come to %s', p.id, p.paid_paise, sum(r.amount_paise)) as fault
      from payments p join refunds r on r.payment_id = p.id and r.state not in ('void', 'unmatched', 'reversed')
      group by p.id having sum(r.amount_paise) > p.paid_paise`,
  },
  {
    name: 'captured money has a purchase, a refund or a decision to make',
    query: `
      select format('payment %s took %s and is %s', p.id, p.paid_paise, p.status) as fault
      from payments p
      where p.paid_paise > 0 and p.status not in ('completed', 'sent_back', 'unmatched')
      union all
      select format('payment %s is completed, but its membership is %s', p.id, coalesce(s.status, 'missing'))
      from payments p left join subscriptions s on s.id = p.subject_id
      where p.purpose = 'membership' and p.status = 'completed'
        and (coalesce(s.status, 'pending') = 'pending' or s.payment_id is distinct from p.id)
      union all
      select format('payment %s is completed, but was not added to the milk balance', p.id)
      from payments p left join milk_balance_moves m on m.key = 'payment:' || p.id
      where p.purpose = 'milk' and p.status = 'completed' and m.amount_paise is distinct from p.amount_paise`,
  },
  {
    name: 'money of a dispute counts as refunded while it is lost, and only then is it reversed',
    query: `
      select format('dispute %s is %s, but refund %s of %s is %s', d.provider_dispute_id, d.state, r.id, r.amount_paise,
        r.state) as fault
      from payment_disputes d join refunds r on r.provider_refund_id = d.provider_dispute_id and r.state <> 'reversed'
      where d.state <> 'lost' or r.payment_id <> d.payment_id
      union all
      select format('refund %s is reversed, but belongs to no dispute', r.id)
      from refunds r
      where r.state = 'reversed'
        and not exists (select 1 from payment_disputes d where d.provider_dispute_id = r.provider_refund_id)`,
  },
  {
    name: 'refunds that were made have the id of the provider',
    query: `
      select format('refund %s is %s without an id of the provider', r.id, r.state) as fault
      from refunds r where r.state in ('sent', 'processed') and r.provider_refund_id is null`,
  },
];
