import type { Endpoint } from '@subah/contract/endpoint';
import type { FastifyRequest } from 'fastify';

/** Added to shared links by social networks, advertisements and mail programs; the shop reads none of them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|msclkid|igsh|igshid|mc_[ce]id|srsltid|_gl)$/;

/** Names of the query parameters that a call reads. */
export const queryNamesOf = ({ query, formerNames = {} }: Pick<Endpoint, 'query' | 'formerNames'>): Set<string> =>
  new Set([...Object.keys(query?.shape ?? {}), ...Object.keys(formerNames)]);

/** The path and the parameters that the call reads: another order, or a parameter more, is the same response. */
export function cacheKeyOf({ url, query }: Pick<FastifyRequest, 'url' | 'query'>, names: ReadonlySet<string>): string {
  const [path = ''] = url.split('?', 1);
  if (path === url) return url;
  const read = Object.entries(query as object).filter(([name]) => names.has(name));
  return read.length === 0 ? path : `${path}?${JSON.stringify(read.sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** The address of a page as the shop wrote it, so that a link with an id for each click is rendered and kept once. */
export function withoutTracking(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const parameters = url.slice(start + 1).split('&');
  const kept = parameters.filter((parameter) => !TRACKING.test(parameter.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${kept.join('&')}`;
}
