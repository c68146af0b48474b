import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Concept, parseConcepts } from './parse-concepts.ts';

export const DOMAINS = [
  'produce',
  'staples',
  'dairy',
  'snacks-drinks',
  'household',
  'personal-care',
  'baby',
  'medicines',
  'symptoms',
  'lab-tests',
  'doctors',
  'brands',
  'kinds',
  'other-goods',
  'properties',
] as const;

export type Dictionary = {
  /** Changes with every change of the data files. */
  version: string;
  concepts: Concept[];
  /** Words that stand for several concepts on purpose, with the head of the likeliest or an empty text. */
  ambiguous: Map<string, string>;
};

/** Found by the name of the package, so that the bundle of the server finds them too. */
const { resolve } = createRequire(import.meta.url);

const readData = (name: string): string => readFileSync(resolve(`@subah/search-dictionary/data/${name}.txt`), 'utf8');

/** Reads the files anew on each call, so that nothing of them stays in memory longer than the caller needs it. */
export function readDictionary(): Dictionary {
  const files = DOMAINS.map((domain) => ({ domain, text: readData(domain) }));
  const ambiguous = readData('ambiguous');
  const hash = createHash('sha256');
  for (const { domain, text } of [...files, { domain: 'ambiguous', text: ambiguous }])
    hash.update(`${domain}\n${text}\n`);
  return {
    version: hash.digest('hex').slice(0, 16),
    concepts: files.flatMap(({ domain, text }) => parseConcepts(domain, text)),
    ambiguous: parseAmbiguous(ambiguous),
  };
}

function parseAmbiguous(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, string] => {
      const [term = '', likeliest = ''] = line.split(' = ');
      return [term, likeliest];
    }),
  );
}
