import type { searchAdminEndpoints } from '@subah/contract/search/search-admin';
import { plainWords } from '@subah/rules/search/plain-words';
import { readDictionary } from '@subah/search-dictionary/dictionary';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { switchedOffTerms } from './search.tables.ts';

type DictionaryCalls = Extract<keyof typeof searchAdminEndpoints, `${string} admin/dictionary${string}`>;

/** The dictionary is read for each call: the console needs it rarely, and the search keeps it in another form. */
export function dictionaryAdminRoutes({ db }: Pick<Deps, 'db'>): Pick<Handlers, DictionaryCalls> {
  return {
    'GET admin/dictionary': async ({ query: { limit, q } }) => {
      const text = plainWords(q ?? '');
      const rows = await db.select({ term: switchedOffTerms.term }).from(switchedOffTerms);
      const off = new Set(rows.map(({ term }) => term));
      const isListed = (terms: string[]) =>
        terms.some((term) => (text ? plainWords(term).includes(text) : off.has(plainWords(term))));
      const concepts = readConcepts().filter(({ terms }) => isListed(terms));
      const data = concepts.slice(0, limit).map(({ name, terms }) => ({
        name,
        terms,
        switchedOff: terms.filter((term) => off.has(plainWords(term))),
      }));
      return { data, nextCursor: null };
    },
    'PUT admin/dictionary/switched-off/{term}': async ({ params, user }) => {
      const term = plainWords(params.term);
      if (!readConcepts().some(({ terms }) => terms.some((known) => plainWords(known) === term)))
        throw notFound('word');
      await inTransaction(db, async (tx) => {
        const added = await tx.insert(switchedOffTerms).values({ term }).onConflictDoNothing().returning();
        if (added.length === 0) return;
        const subjectId = params.term;
        await recordChange(tx, { actorId: user.id, action: 'create', subject: 'switched-off word', subjectId });
        await publishChange(tx, 'catalog');
      });
      return { message: 'Saved. The search no longer uses this word.' };
    },
    'DELETE admin/dictionary/switched-off/{term}': async ({ params, user }) => {
      await inTransaction(db, async (tx) => {
        const removed = await tx
          .delete(switchedOffTerms)
          .where(eq(switchedOffTerms.term, plainWords(params.term)))
          .returning();
        if (removed.length === 0) throw notFound('word');
        const subjectId = params.term;
        await recordChange(tx, { actorId: user.id, action: 'delete', subject: 'switched-off word', subjectId });
        await publishChange(tx, 'catalog');
      });
      return { message: 'Saved. The search uses this word again.' };
    },
  };
}

function readConcepts(): { name: string; terms: string[] }[] {
  return readDictionary().concepts.map(({ heads, words, misspellings }) => ({
    name: heads[0] ?? '',
    terms: [...heads, ...words, ...misspellings],
  }));
}
