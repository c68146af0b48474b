import { startOfIndiaDay } from '@subah/rules/india-time';
import { and, count, gte, inArray, isNotNull, lt, or, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { refunds } from './payments.tables.ts';

/** Refunds that were started on a day, without those that failed. */
export async function sumRefunds(db: Db, date: string): Promise<{ count: number; paise: number }> {
  const [row] = await db
    .select({ count: count(), paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        gte(refunds.createdAt, startOfIndiaDay(date)),
        lt(refunds.createdAt, startOfIndiaDay(date, 1)),
        or(inArray(refunds.state, ['queued', 'sent', 'processed']), isNotNull(refunds.reversedAt)),
      ),
    );
  return { count: row?.count ?? 0, paise: row?.paise ?? 0 };
}
