import type { ReadAs } from '@subah/contract/read-as';
import type { Synonym, searchAdminEndpoints } from '@subah/contract/search/search-admin';
import { and, asc, desc, eq, ilike, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { dictionaryAdminRoutes } from './dictionary-admin.routes.ts';
import { searchMisses, synonyms } from './search.tables.ts';
import { exportSynonyms, importSynonyms } from './synonym-list.ts';

export function searchAdminRoutes(deps: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof searchAdminEndpoints> {
  const { db } = deps;
  return {
    ...dictionaryAdminRoutes(deps),
    'GET admin/synonyms': async ({ query: { limit, cursor, q } }) => {
      const after = readCursor(cursor);
      const rows = await db
        .select({ _id: synonyms.id, term: synonyms.term, means: synonyms.means })
        .from(synonyms)
        .where(
          and(
            q ? ilike(synonyms.term, containing(q)) : undefined,
            after && sql`(${synonyms.term}, ${synonyms.id}) > (${after.value}, ${after.id})`,
          ),
        )
        .orderBy(asc(synonyms.term), asc(synonyms.id))
        .limit(limit + 1);
      const next = page(rows, limit, (row) => ({ value: row.term, id: row._id }));
      return { data: next.rows, nextCursor: next.nextCursor };
    },
    'POST admin/synonyms': async ({ body, user }) => ({
      data: await saveSynonym(deps, { term: body.term ?? '', means: body.means ?? [], actorId: user.id }),
      message: TAUGHT,
    }),
    'PUT admin/synonyms/{id}': async ({ params, body, user }) => ({
      data: await saveSynonym(deps, {
        id: params.id,
        term: body.term ?? '',
        means: body.means ?? [],
        readAs: body.readAs,
        actorId: user.id,
      }),
      message: TAUGHT,
    }),
    'DELETE admin/synonyms/{id}': async ({ params, user }) => {
      await inTransaction(db, async (tx) => {
        const [before] = await tx
          .delete(synonyms)
          .where(eq(synonyms.id, params.id))
          .returning({ term: synonyms.term, means: synonyms.means });
        if (!before) throw notFound('word');
        await recordChange(tx, {
          actorId: user.id,
          action: 'delete',
          subject: 'synonym',
          subjectId: params.id,
          before,
        });
        await publishChange(tx, 'catalog');
      });
      return { message: 'Successfully deleted' };
    },
    'GET admin/synonyms/export.csv': async () => ({ fileName: 'search-words.csv', bytes: await exportSynonyms(deps) }),
    'POST admin/synonyms/import': async ({ files: { file }, user }) => {
      const data = await importSynonyms(deps, file[0], user.id);
      return { data, message: `Imported: ${data.created} new, ${data.changed} changed.` };
    },
    'GET admin/search-misses': async ({ query: { limit } }) => {
      const rows = await db
        .select({
          query: searchMisses.query,
          times: searchMisses.times,
          noResult: searchMisses.noResult,
          weak: searchMisses.weak,
          unclicked: searchMisses.unclicked,
          repeated: searchMisses.repeated,
          lastAt: searchMisses.lastAt,
        })
        .from(searchMisses)
        .where(isNull(searchMisses.dismissedAt))
        .orderBy(desc(searchMisses.times), desc(searchMisses.lastAt), asc(searchMisses.query))
        .limit(limit);
      return { data: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })), nextCursor: null };
    },
    'DELETE admin/search-misses/{query}': async ({ params, user }) => {
      await inTransaction(db, async (tx) => {
        const [dismissed] = await tx
          .update(searchMisses)
          .set({ dismissedAt: sql`now()` })
          .where(and(eq(searchMisses.query, params.query), isNull(searchMisses.dismissedAt)))
          .returning({ query: searchMisses.query, times: searchMisses.times });
        if (!dismissed) throw notFound('search');
        await recordChange(tx, {
          actorId: user.id,
          action: 'delete',
          subject: 'search miss',
          subjectId: params.query,
          before: dismissed,
        });
      });
      return { message: 'Dismissed' };
    },
  };
}

/** Every server reads the words again when the change commits. */
const TAUGHT = 'Saved. The search knows this word now.';

type SynonymInput = { id?: string; term: string; means: string[]; readAs?: ReadAs | undefined; actorId: string };

async function saveSynonym(
  { db }: Pick<Deps, 'db'>,
  { id, term, means, readAs, actorId }: SynonymInput,
): Promise<Synonym> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('synonyms'))`);
    const [duplicate] = await tx
      .select({ id: synonyms.id })
      .from(synonyms)
      .where(and(eq(synonyms.term, term), id ? ne(synonyms.id, id) : undefined));
    if (duplicate) {
      const sentence = 'The search knows this word already.';
      throw new Problem('SYNONYM_TAKEN', sentence, { fields: { term: sentence } });
    }
    const savedId = id ?? newId();
    if (id) {
      const [before] = await tx
        .select({ term: synonyms.term, means: synonyms.means })
        .from(synonyms)
        .where(eq(synonyms.id, id));
      if (!before) throw notFound('word');
      rejectStaleChange(before, readAs);
      await tx.update(synonyms).set({ term, means }).where(eq(synonyms.id, id));
    } else await tx.insert(synonyms).values({ id: savedId, term, means });
    await tx.delete(searchMisses).where(eq(searchMisses.query, term));
    const action = id ? 'update' : 'create';
    await recordChange(tx, { actorId, action, subject: 'synonym', subjectId: savedId, after: { term, means } });
    await publishChange(tx, 'catalog');
    return { _id: savedId, term, means };
  });
}
