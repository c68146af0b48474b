/** The query returns one row with a `fault` text for each inconsistency. */
export type ConsistencyCheck = { name: string; query: string };

/** What people call an order, as `orderName` writes it, of the SQL expression of an id. */
export const orderNameOf = (id: string): string => `'#' || right((${id})::text, 7)`;
