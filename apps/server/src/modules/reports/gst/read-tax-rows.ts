import { daysOfMonth, startOfIndiaDay } from '@subah/rules/india-time';
import { groupRows, type TaxRow } from '@subah/rules/invoices/gstr-1';
import type { CreditFigures } from '@subah/rules/invoices/invoice-figures';
import { stateCode } from '@subah/rules/invoices/place-of-supply';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { products } from '../../catalog/catalog.tables.ts';
import { creditNotes, invoices } from '../../invoices/invoices.tables.ts';
import { milkDeliveries } from '../../milk/milk.tables.ts';
import { orders } from '../../orders/orders.tables.ts';

export type Period = { from: Date; until: Date };

export function periodOf(month: string): Period {
  const days = daysOfMonth(month);
  return { from: startOfIndiaDay(days[0] ?? ''), until: startOfIndiaDay(days.at(-1) ?? '', 1) };
}

/** Credit notes of earlier releases have no figures of their own; those for a whole order equal the invoice. */
export const creditedFigures = sql<CreditFigures | null>`coalesce(${creditNotes.figures},
  case when ${creditNotes.amountPaise} = ${invoices.totalPaise} then ${invoices.figures} end)`;

type Row = TaxRow & { stateName: string };

/** Sums by state, HSN code and rate: invoices less credit notes, and delivered milk of milk plans, which is exempt. */
export async function readTaxRows(db: Db, month: string, homeState: string): Promise<TaxRow[]> {
  const { from, until } = periodOf(month);
  const within = (column: typeof invoices.issuedAt | typeof creditNotes.issuedAt) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with documents as (
      select 1 as sign, ${invoices.figures} as figures, ${orders.address}->>'state' as state
      from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId}
      where ${invoices.number} is not null and ${within(invoices.issuedAt)}
      union all
      select -1, ${creditedFigures}, ${orders.address}->>'state'
      from ${creditNotes} join ${orders} on ${orders.id} = ${creditNotes.orderId}
      join ${invoices} on ${invoices.orderId} = ${creditNotes.orderId} and ${invoices.round} = ${creditNotes.round}
      where ${within(creditNotes.issuedAt)}
    )
    select state as "stateName", hsn, "gstPercent"::float8, sum(sign * coalesce("packsBack", quantity))::int as packs,
      sum(sign * "taxablePaise")::float8 as "taxablePaise", sum(sign * "cgstPaise")::float8 as "cgstPaise",
      sum(sign * "sgstPaise")::float8 as "sgstPaise", sum(sign * "igstPaise")::float8 as "igstPaise"
    from documents cross join lateral jsonb_to_recordset(figures->'lines') as line (hsn text, "gstPercent" numeric, quantity int,
      "packsBack" int, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint)
    group by state, hsn, "gstPercent"
    union all
    select '', ${products.hsn}, 0, sum(${milkDeliveries.packs})::int, sum(${milkDeliveries.packs} * ${milkDeliveries.pricePaise})::float8, 0, 0, 0
    from ${milkDeliveries} join ${products} on ${products.id} = ${milkDeliveries.productId}
    where ${milkDeliveries.status} = 'delivered' and ${milkDeliveries.date} >= ${`${month}-01`}::date and ${milkDeliveries.date} < ${`${month}-01`}::date + interval '1 month'
    group by ${products.hsn}
    order by 1, 2, 3`);
  const coded = rows.map(({ stateName, ...row }) => ({ ...row, state: stateCode(stateName) ?? homeState }));
  return groupRows(coded, ({ state, hsn, gstPercent }) => `${state} ${hsn} ${gstPercent}`);
}
