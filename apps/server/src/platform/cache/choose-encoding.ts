/// <reference path="./negotiator.d.ts" />

import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const PREFERRED: Encoding[] = ['br', 'gzip'];
const MAX_REMEMBERED = 500;

/** By header: browsers send a handful of values, and parsing each time would slow down cached responses. */
const chosen = new Map<string, Encoding | undefined>();

/** The best encoding by the weights of Accept-Encoding; undefined sends the body as it is. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (chosen.has(header)) return chosen.get(header);
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings([...PREFERRED, 'identity'], { preferred: PREFERRED });
  const encoding = PREFERRED.find((name) => name === best);
  if (chosen.size >= MAX_REMEMBERED) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}
