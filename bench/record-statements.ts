import type { Database } from '@subah/server/platform/database/database';

export type RecordedStatement = { text: string; values: unknown[] };
type PlanRow = { 'QUERY PLAN': string };

/** The distinct queries that the shop in this process sends while `act` runs, captured by wrapping the driver's `query`. */
export async function recordStatements(act: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const { default: pg } = await import('pg');
  const originalQuery = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;
  const seen = new Map<string, RecordedStatement>();
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof query === 'string' ? query : query.text;
    const isShopQuery = /^\s*(select|with)\b/i.test(text ?? '') && !text.includes('graphile_worker');
    if (isShopQuery && !seen.has(text)) {
      seen.set(text, { text, values: (typeof query === 'string' ? values : (query.values ?? values)) ?? [] });
    }
    return originalQuery.apply(this, args);
  } as never;
  await act();
  pg.Client.prototype.query = originalQuery as never;
  return [...seen.values()];
}

/** Markdown with the shortened statement and its plan. */
export async function explain({ pool }: Pick<Database, 'pool'>, { text, values }: RecordedStatement): Promise<string> {
  const { rows } = await pool.query<PlanRow>(`explain (analyze, costs off, timing off, buffers off) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).filter((line) => !/^(Planning|Settings)/.test(line.trim()));
  return `\`${text.replace(/\s+/g, ' ').slice(0, 160)}…\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\`\n`;
}
