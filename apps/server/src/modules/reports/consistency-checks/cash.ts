import type { ConsistencyCheck } from './consistency-check.ts';

export const cashChecks: ConsistencyCheck[] = [
  {
    name: 'a closed cash-up = what was due for the deliveries of its day',
    // What was undone after the day was closed had been counted.
    query: `
      select format('the cash-up of rider %s on %s expected %s, deliveries come to %s', c.rider_id, c.date,
        c.expected_paise, coalesce(sum(r.due_paise), 0)) as fault
      from cash_ups c left join stop_visits v on v.rider_id = c.rider_id and v.date = c.date
        left join delivery_results r on r.visit_id = v.id and r.is_delivered
          and (r.undone_at is null or r.undone_at > c.closed_at)
      group by c.id having c.expected_paise <> coalesce(sum(r.due_paise), 0)`,
  },
  {
    name: 'what riders handed over is delivered',
    query: `
      select format('order %s is %s, but rider %s handed it over', o.order_number, o.status, v.rider_id) as fault
      from delivery_results r join stop_visits v on v.id = r.visit_id join orders o on o.id = r.order_id
      where r.is_delivered and r.undone_at is null and o.delivered_at is null
      union all
      select format('milk delivery %s is %s, but rider %s handed it over', m.id, m.status, v.rider_id)
      from delivery_results r join stop_visits v on v.id = r.visit_id join milk_deliveries m on m.id = r.milk_delivery_id
      where r.is_delivered and r.undone_at is null and m.status <> 'delivered'`,
  },
];
