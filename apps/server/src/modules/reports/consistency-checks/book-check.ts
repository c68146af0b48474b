/** One question to the books: a query that gives a row with a `fault` for everything that does not agree. */
export type BookCheck = { name: string; query: string };
