import { LARGE_INVOICE_PAISE } from '@subah/rules/invoices/gstr-1';

export const IS_BUSINESS = `(invoices.figures ? 'buyer')`;
/** To a consumer in another state. */
export const IS_LARGE = `(invoices.total_paise > ${LARGE_INVOICE_PAISE} and not ${IS_BUSINESS}
  and invoices.figures @? '$.rates[*] ? (@.igstPaise > 0)')`;

/** Credit notes of earlier releases have no figures of their own; those for a whole order equal the invoice. */
export const CREDITED_FIGURES = `coalesce(credit_notes.figures,
  case when credit_notes.amount_paise = invoices.total_paise then invoices.figures end)`;

export const TAX_KEYS = ['state', 'is_business', 'is_large', 'hsn', 'gst_percent'];
export const TAX_SUMS = ['packs', 'taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'];
export const TAX_COLUMNS = [...TAX_KEYS, ...TAX_SUMS].join(', ');

const STATE = `coalesce((select address ->> 'state' from orders where orders.id = invoices.order_id), '')`;

/** `TAX_COLUMNS` of what was issued from `day.start` until `day.stop`: invoices less credit notes. */
export const TAXES_OF_DAY = `
  select state, is_business, is_large, hsn, "gstPercent" as gst_percent, sum(sign * coalesce("packsBack", quantity)) as packs,
    sum(sign * "taxablePaise") as taxable_paise, sum(sign * "cgstPaise") as cgst_paise, sum(sign * "sgstPaise") as sgst_paise,
    sum(sign * "igstPaise") as igst_paise
  from (
    select 1 as sign, invoices.figures, ${STATE} as state,
      coalesce(${IS_BUSINESS}, false) as is_business, coalesce(${IS_LARGE}, false) as is_large
    from invoices where number is not null and issued_at >= day.start and issued_at < day.stop
    union all
    select -1, ${CREDITED_FIGURES}, ${STATE}, coalesce(${IS_BUSINESS}, false), coalesce(${IS_LARGE}, false)
    from credit_notes join invoices on invoices.order_id = credit_notes.order_id and invoices.round = credit_notes.round
    where credit_notes.issued_at >= day.start and credit_notes.issued_at < day.stop
  ) as documents
  cross join lateral jsonb_to_recordset(figures -> 'lines') as line (hsn text, "gstPercent" smallint, quantity int,
    "packsBack" int, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint)
  group by 1, 2, 3, 4, 5`;
