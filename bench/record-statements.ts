import type { Database } from '@subah/server/platform/database/database';

export type Recorded = { text: string; values: unknown[] };
type PlanRow = { 'QUERY PLAN': string };

/** The different statements that a shop in this process asks its database meanwhile, by listening at the driver. */
export async function record(act: () => Promise<unknown>): Promise<Recorded[]> {
  const { default: pg } = await import('pg');
  const ask = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;
  const seen = new Map<string, Recorded>();
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [given, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof given === 'string' ? given : given.text;
    const isOfShop = /^\s*(select|with)\b/i.test(text ?? '') && !text.includes('graphile_worker');
    if (isOfShop && !seen.has(text)) {
      seen.set(text, { text, values: (typeof given === 'string' ? values : (given.values ?? values)) ?? [] });
    }
    return ask.apply(this, args);
  } as never;
  await act();
  pg.Client.prototype.query = ask as never;
  return [...seen.values()];
}

/** The statement, shortened, and the plan that PostgreSQL took for it. */
export async function explain({ pool }: Pick<Database, 'pool'>, { text, values }: Recorded): Promise<string> {
  const { rows } = await pool.query<PlanRow>(`explain (analyze, costs off, timing off, buffers off) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).filter((line) => !/^(Planning|Settings)/.test(line.trim()));
  return `\`${text.replace(/\s+/g, ' ').slice(0, 160)}…\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\`\n`;
}
