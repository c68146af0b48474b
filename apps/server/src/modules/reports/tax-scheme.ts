const CURRENT_SCHEME = "coalesce((select value from shop_facts where key = 'taxScheme'), 'regular')";

/**
 * Whether the bill of the order `orders` is one of the composition scheme, as its invoice says. Until the invoice is numbered the scheme of
 * today counts.
 */
export const IS_COMPOSITION_ORDER = `
  select coalesce((select seller ->> 'taxScheme' from invoices where order_id = orders.id and seller is not null
    order by round desc limit 1), ${CURRENT_SCHEME}) = 'composition' as is_composition`;

/** The scheme at a moment, for what has no invoice: that of the last invoice before it. */
export const isCompositionAt = (moment: string): string => `
  coalesce((select seller ->> 'taxScheme' from invoices where issued_at <= ${moment} and seller is not null
    order by issued_at desc limit 1), ${CURRENT_SCHEME}) = 'composition'`;
