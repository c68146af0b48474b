import type { ConsistencyCheck } from './consistency-check.ts';

export const appointmentChecks: ConsistencyCheck[] = [
  {
    name: 'visits of one doctor do not overlap',
    query: `
      select format('visits %s and %s of one doctor overlap', a.id, b.id) as fault
      from appointments a join appointments b on b.doctor_id = a.doctor_id and b.id > a.id
      where a.status <> 'cancelled' and b.status <> 'cancelled' and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  },
];
