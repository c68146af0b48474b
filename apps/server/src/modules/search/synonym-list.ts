import { SynonymForm } from '@subah/contract/search/search-admin';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { readCsv } from '../../platform/text/read-csv.ts';
import { recordChange } from '../audit/index.ts';
import { searchMisses, synonyms } from './search.tables.ts';

const COLUMNS = ['term', 'means'] as const;
const MAX_ROWS = 5000;
const SHOWN_FAULTS = 5;

type Word = { term: string; means: string[] };

export async function exportSynonyms({ db }: Pick<Deps, 'db'>): Promise<Buffer<ArrayBuffer>> {
  const rows = await db
    .select({ term: synonyms.term, means: synonyms.means })
    .from(synonyms)
    .orderBy(asc(synonyms.term));
  const lines = rows.map(({ term, means }) => csvLine([term, means.join(', ')]));
  return Buffer.from([CSV_MARK, csvLine(COLUMNS), ...lines].join(''));
}

/** Adds new words and replaces the meaning of known ones; words that the list does not name stay. */
export async function importSynonyms(
  { db }: Pick<Deps, 'db'>,
  list: Buffer | undefined,
  actorId: string,
): Promise<{ created: number; changed: number }> {
  if (!list) throw fieldProblem('file', 'Choose a CSV list.');
  const words = await readWords(list);
  const terms = words.map(({ term }) => term);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('synonyms'))`);
    const known = await tx.select({ term: synonyms.term }).from(synonyms).where(inArray(synonyms.term, terms));
    const saved = await tx
      .insert(synonyms)
      .values(words)
      .onConflictDoUpdate({
        target: synonyms.term,
        set: { means: sql`excluded.means`, updatedAt: sql`now()` },
        setWhere: sql`${synonyms.means} <> excluded.means`,
      })
      .returning({ term: synonyms.term });
    const created = words.length - known.length;
    const counts = { created, changed: saved.length - created };
    if (saved.length === 0) return counts;
    await tx.delete(searchMisses).where(inArray(searchMisses.query, terms));
    await recordChange(tx, { actorId, action: 'import', subject: 'synonym', subjectId: 'list', after: counts });
    await publishChange(tx, 'catalog');
    return counts;
  });
}

/** Refuses the whole list when a row is wrong, with the first faults. */
async function readWords(list: Buffer): Promise<Word[]> {
  const words = new Map<string, Word>();
  const faults: string[] = [];
  let places: number[] | undefined;
  for await (const { line, cells, fault } of readCsv(oneChunk(list))) {
    if (!places) {
      const header = cells.map((cell) => cell.trim().toLowerCase());
      places = COLUMNS.map((column) => header.indexOf(column));
      if (places.includes(-1)) throw fieldProblem('file', 'The list needs the columns term and means.');
      continue;
    }
    const [typed, meaning] = places.map((place) => withoutQuote(cells[place] ?? ''));
    const parsed = SynonymForm.safeParse({ term: typed, means: meaning });
    const { term = '', means = [] } = parsed.data ?? {};
    if (fault) faults.push(`line ${line}: ${fault}`);
    else if (!parsed.success) faults.push(`line ${line}: ${parsed.error.issues[0]?.message}`);
    else if (words.has(term)) faults.push(`line ${line}: ${term} stands in the list twice.`);
    else words.set(term, { term, means });
    if (words.size > MAX_ROWS) throw fieldProblem('file', `The list has more than ${MAX_ROWS} words.`);
  }
  if (faults.length > 0) throw fieldProblem('file', `Nothing was imported. ${faults.slice(0, SHOWN_FAULTS).join(' ')}`);
  if (words.size === 0) throw fieldProblem('file', 'The list has no words.');
  return [...words.values()];
}

async function* oneChunk(list: Buffer): AsyncGenerator<Buffer> {
  yield list;
}

/** The export writes an apostrophe before text that a spreadsheet would run. */
const withoutQuote = (cell: string): string => cell.replace(/^'(?=[=+@-])/, '');
