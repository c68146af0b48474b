import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import { daysOfMonth, startOfIndiaDay } from '@subah/rules/india-time';
import { stateOfGstin } from '@subah/rules/invoices/gstin';
import { groupRows, LARGE_INVOICE_PAISE, type TaxRow } from '@subah/rules/invoices/gstr-1';
import type { CreditFigures } from '@subah/rules/invoices/invoice-figures';
import { stateCode } from '@subah/rules/invoices/place-of-supply';
import { MEMBERSHIP_TAX } from '@subah/rules/membership/membership-tax';
import { splitTax } from '@subah/rules/pricing/split-tax';
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

export const isBusiness = sql`(${invoices.figures} ? 'buyer')`;
/** To a consumer in another state. */
export const isLarge = sql`(${invoices.totalPaise} > ${sql.raw(String(LARGE_INVOICE_PAISE))} and not ${isBusiness}
  and ${invoices.figures} @? '$.rates[*] ? (@.igstPaise > 0)')`;

/** Sums by state, HSN code and rate: invoices less credit notes, memberships, and delivered milk of milk plans, which is exempt. */
export async function readTaxRows(db: Db, month: string, { gstin, taxScheme }: ShopFacts): Promise<TaxRow[]> {
  const homeState = stateOfGstin(gstin);
  const isComposition = taxScheme === 'composition';
  const { from, until } = periodOf(month);
  const within = (column: typeof invoices.issuedAt | typeof creditNotes.issuedAt) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with documents as (
      select 1 as sign, ${invoices.figures} as figures, ${orders.address}->>'state' as state, ${isBusiness} as is_business, ${isLarge} as is_large
      from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId}
      where ${invoices.number} is not null and ${within(invoices.issuedAt)}
      union all
      select -1, ${creditedFigures}, ${orders.address}->>'state', ${isBusiness}, ${isLarge}
      from ${creditNotes} join ${orders} on ${orders.id} = ${creditNotes.orderId}
      join ${invoices} on ${invoices.orderId} = ${creditNotes.orderId} and ${invoices.round} = ${creditNotes.round}
      where ${within(creditNotes.issuedAt)}
    )
    select state as "stateName", is_business as "isBusiness", is_large as "isLarge", hsn, "gstPercent"::float8, sum(sign * coalesce("packsBack", quantity))::int as packs,
      sum(sign * "taxablePaise")::float8 as "taxablePaise", sum(sign * "cgstPaise")::float8 as "cgstPaise",
      sum(sign * "sgstPaise")::float8 as "sgstPaise", sum(sign * "igstPaise")::float8 as "igstPaise"
    from documents cross join lateral jsonb_to_recordset(figures->'lines') as line (hsn text, "gstPercent" numeric, quantity int,
      "packsBack" int, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint)
    group by state, is_business, is_large, hsn, "gstPercent"
    union all
    select '', false, false, ${products.hsn}, 0, sum(${milkDeliveries.packs})::int, sum(${milkDeliveries.packs} * ${milkDeliveries.pricePaise})::float8, 0, 0, 0
    from ${milkDeliveries} join ${products} on ${products.id} = ${milkDeliveries.productId}
    where ${milkDeliveries.status} = 'delivered' and ${milkDeliveries.date} >= ${`${month}-01`}::date and ${milkDeliveries.date} < ${`${month}-01`}::date + interval '1 month'
    group by ${products.hsn}
    order by 1, 2, 3, 4, 5`);
  const coded = rows.map(({ stateName, ...row }) => ({ ...row, state: stateCode(stateName) ?? homeState }));
  return groupRows(
    [...coded, ...(await readMembershipRows(db, { from, until }, { homeState, isComposition }))],
    ({ state, isBusiness, isLarge, hsn, gstPercent }) => `${state} ${isBusiness} ${isLarge} ${hsn} ${gstPercent}`,
  );
}

type MembershipRow = { sign: number; count: number; paise: number };

/** Memberships have no invoice: payments less refunds, each split as an invoice would. Members are consumers of the shop's state. */
async function readMembershipRows(
  db: Db,
  { from, until }: Period,
  { homeState, isComposition }: { homeState: string; isComposition: boolean },
): Promise<TaxRow[]> {
  const [start, stop] = [from.toISOString(), until.toISOString()];
  const { rows } = await db.execute<MembershipRow>(sql`
    select sign, paise::float8, count(*)::int as count from (
      select 1 as sign, paid_paise as paise from payments
      where purpose <> 'order' and purpose = 'membership' and status = 'completed'
        and paid_at >= ${start}::timestamptz and paid_at < ${stop}::timestamptz
      union all
      select -1, refunds.amount_paise from refunds join payments on payments.id = refunds.payment_id
      where refunds.state = 'processed' and purpose = 'membership' and status = 'completed'
        and refunds.processed_at >= ${start}::timestamptz and refunds.processed_at < ${stop}::timestamptz
    ) as paid group by sign, paise order by sign desc, paise`);
  const gstPercent = isComposition ? 0 : MEMBERSHIP_TAX.gstPercent;
  return rows.map(({ sign, count, paise }) => {
    const { taxablePaise, taxPaise } = splitTax(paise, gstPercent);
    const times = sign * count;
    return {
      state: homeState,
      isBusiness: false,
      isLarge: false,
      hsn: MEMBERSHIP_TAX.hsn,
      gstPercent,
      packs: times,
      taxablePaise: times * taxablePaise,
      cgstPaise: (times * taxPaise) / 2,
      sgstPaise: (times * taxPaise) / 2,
      igstPaise: 0,
    };
  });
}
