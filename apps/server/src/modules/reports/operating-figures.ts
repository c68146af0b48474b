import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isRefusedMail } from '../../platform/jobs/failed-jobs.ts';

export type OperatingFigures = Awaited<ReturnType<typeof readOperatingFigures>>;

/** Figures for monitoring, of the whole shop and not of one server. Each reads an index of open rows or a small table. */
export async function readOperatingFigures(db: Db) {
  const { rows } = await db.execute<{
    jobs_waiting: number;
    jobs_running: number;
    jobs_retrying: number;
    jobs_failed: number;
    jobs_oldest_seconds: number;
    orders_placed: number;
    orders_new: number;
    orders_cancelled: number;
    payments_open: number;
    payments_unmatched: number;
    refunds_failed: number;
    refunds_queued: number;
    mails_waiting: number;
    mails_oldest_seconds: number;
    products_out_of_stock: number;
  }>(sql`
    select jobs.*, placed.*, paid.*, refunded.*, mailed.*, stocked.*
    from
      (select count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::int as jobs_waiting,
        count(*) filter (where locked_at is not null)::int as jobs_running,
        count(*) filter (where attempts between 1 and max_attempts - 1)::int as jobs_retrying,
        count(*) filter (where attempts >= max_attempts and not ${isRefusedMail})::int as jobs_failed,
        coalesce(extract(epoch from now() - min(run_at)
          filter (where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::float as jobs_oldest_seconds
        from graphile_worker.jobs) as jobs,
      (select coalesce(sum(total_orders), 0)::int as orders_placed, coalesce(sum(new_orders), 0)::int as orders_new,
        coalesce(sum(cancelled_orders), 0)::int as orders_cancelled from order_counters) as placed,
      (select count(*) filter (where status in ('new', 'pending', 'failed'))::int as payments_open,
        count(*) filter (where status = 'unmatched')::int as payments_unmatched
        from payments where status in ('new', 'pending', 'failed') or status = 'unmatched') as paid,
      (select count(*) filter (where state in ('failed', 'unmatched'))::int as refunds_failed,
        count(*) filter (where state = 'queued')::int as refunds_queued from refunds
        where state in ('failed', 'unmatched', 'queued')) as refunded,
      (select count(*)::int as mails_waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where refused_at is null)), 0)::float
          as mails_oldest_seconds
        from order_mails where sent_at is null) as mailed,
      (select count(*)::int as products_out_of_stock from products
        where deleted_at is null and is_available and low_stock <= 0) as stocked`);
  const figures = rows[0];
  if (!figures) throw new Error('aggregates without group by return one row');
  return figures;
}
