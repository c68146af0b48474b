/** The query returns one row with a `fault` text for each inconsistency. */
export type ConsistencyCheck = { name: string; query: string };
