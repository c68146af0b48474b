import { type ConsistencyCheck, orderNameOf } from './consistency-check.ts';

/** Rewards of earlier releases carry the id of the invited customer instead of the order. */
const REWARDS = `(
  select m.key, split_part(m.key, ':', 4) as order_id, substring(m.key from '[a-z]+$') as side
  from coin_moves m
  where m.key ~ '^earn:referral:order:' and not exists (select 1 from coin_moves t where t.key = 'taken:' || substr(m.key, 6))
) as reward`;

export const referralChecks: ConsistencyCheck[] = [
  {
    name: 'both customers are rewarded for a first delivery, and for no other order',
    query: `
      select format('first order %s rewarded %s of two customers', ${orderNameOf('f.order_id')}, count(reward.key)) as fault
      from first_deliveries f left join ${REWARDS} on reward.order_id = f.order_id::text
      where f.referrer_id is not null and not exists (
        select 1 from coin_moves old where old.key like 'earn:referral:' || f.user_id || ':%')
      group by f.order_id having count(reward.key) <> 2 or count(distinct reward.side) <> 2
      union all
      select format('%s is the reward of an order that is not a first one', reward.key)
      from ${REWARDS} where not exists (select 1 from first_deliveries f where f.order_id::text = reward.order_id)`,
  },
];
