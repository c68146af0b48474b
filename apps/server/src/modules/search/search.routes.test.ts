import { plainWords } from '@subah/rules/search/plain-words';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { products } from '../catalog/catalog.tables.ts';
import { refreshSearchWords } from './refresh-search-words.ts';
import { RELEVANCE_CASES } from './relevance-cases.ts';
import { searchMisses, synonyms } from './search.tables.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

type Found = { name: string; rank: number; stock: number; code: string; isRelated: boolean };

async function search(query: string, limit = 10): Promise<Found[]> {
  const { body } = await shop.get(`/api/search-product/${encodeURIComponent(query)}?limit=${limit}`);
  const groups = body.results as { products: Found[] }[];
  return groups.flatMap((group) => group.products).sort((a, b) => a.rank - b.rank);
}

describe('relevance over the demo shop', () => {
  const cases = Object.entries(RELEVANCE_CASES);

  test('has more than a hundred cases', () => {
    expect(cases.reduce((sum, [, queries]) => sum + queries.length, 0)).toBeGreaterThan(100);
  });

  test.each(cases)('finds products by %s', async (_kind, queries) => {
    const missed: string[] = [];
    for (const [query, expected] of queries) {
      const names = (await search(query)).slice(0, 3).map(({ name }) => name);
      if (!names.some((name) => expected.test(name))) missed.push(`${query}: ${names.join(' | ')}`);
    }
    expect(missed).toEqual([]);
  });
});

test('ranks a name that begins with the query before one that contains it', async () => {
  const names = (await search('tomato')).map(({ name }) => plainWords(name));
  const firstInside = names.findIndex((name) => !name.startsWith('tomato'));
  expect(names.slice(firstInside).some((name) => name.startsWith('tomato '))).toBe(false);
});

test.each([
  ['atta', /\b(rice|dal|sugar|poha)\b/i],
  ['doodh', /\b(water|lassi)\b/i],
  ['chai', /\b(coffee|milk|ginger|biscuits)\b/i],
  ['rice', /\b(atta|dal|sugar)\b/i],
  ['sugar', /\b(salt|tests?|hba1c)\b/i],
  ['ghee', /\boil\b/i],
])('does not answer %s with what only shares its shelf or carries it as a tag', async (query, other) => {
  const good = (await search(query, 100)).filter(({ isRelated }) => !isRelated).map(({ name }) => name);
  expect(good.length).toBeGreaterThan(2);
  expect(good.filter((name) => other.test(name))).toEqual([]);
});

test('answers a word for many things with all that stand on a shelf of that name', async () => {
  for (const [query, some] of [
    ['vegetables', /brinjal/i],
    ['dry fruits', /kaju/i],
  ] as const)
    expect(
      (await search(query, 100))
        .filter(({ isRelated }) => !isRelated)
        .map(({ name }) => name)
        .join(),
    ).toMatch(some);
});

test('does not take a word for the filler word of its stem', async () => {
  const names = (await search('ande')).map(({ name }) => name);
  expect(names.filter((name) => /\bvitamin d and b12\b|\bblood group and rh\b/i.test(name))).toEqual([]);
  expect(names[0]).toMatch(/egg/i);
});

test('ranks the pack size of the query first', async () => {
  const [first] = await search('milk 500ml');
  expect(first?.code).toMatch(/500ml/);
});

test('prefers a pack of as many grams for millilitres to other packs', async () => {
  const { db } = shop.database;
  const [, other] = await search('ghee');
  await db
    .update(products)
    .set({ unit: 'ml', packQuantity: 730 })
    .where(eq(products.code, other?.code ?? ''));
  shop.cache.invalidateAll();
  expect((await search('ghee 730 g'))[0]?.code).toBe(other?.code);
});

test('reads the head nouns of names with slashes, and of those that end with a form', async () => {
  const { rows } = await shop.database.db.execute<{ heads: string[] }>(
    sql`select search_heads(name) as heads from unnest(array['Cumin/Jeera - Whole', 'Jeera/Gobind Bhog Rice', 'Til (White) Oil', '/',
      'Cashew Split', 'Black Raisins Seedless']) as name`,
  );
  expect(rows.map(({ heads }) => heads.toSorted())).toEqual([
    ['=cumin', '=jeera'],
    ['=rice', '~jeera'],
    ['=oil'],
    [],
    ['=cashew'],
    ['=raisin'],
  ]);
});

test('shows what the last word names when no product has all words of a phrase', async () => {
  const found = await search('coldcoffee');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ name }) => /coffee/i.test(name))).toBe(true);
});

test('completes a beginning that has the stem of another word', async () => {
  const { db } = shop.database;
  await db
    .update(products)
    .set({ name: 'Folding Table' })
    .where(eq(products.code, (await search('honey'))[0]?.code ?? ''));
  await refreshSearchWords(db);
  const [tablet] = await search('tablet');
  const brand = plainWords(tablet?.name ?? '').split(' ')[0];
  expect((await search(`${brand} tabl`)).some(({ code }) => code === tablet?.code)).toBe(true);
});

test('suggests a common thing among the first five after three letters', async () => {
  const words =
    'tomato potato onion milk paneer curd butter cheese bread egg rice atta sugar salt ghee oil honey coffee biscuit noodle banana apple mango orange grape lemon ginger garlic carrot spinach peanut chicken soap shampoo detergent toothpaste diaper juice namkeen masala'.split(
      ' ',
    );
  expect(words).toHaveLength(40);
  const missed: string[] = [];
  for (const word of words) {
    const { body } = await shop.get(`/api/search-suggest?q=${word.slice(0, 3)}`);
    const texts = (body.data as { text: string }[]).slice(0, 5).map(({ text }) => text.toLowerCase());
    if (!texts.some((text) => text.includes(word))) missed.push(`${word}: ${texts.join(' | ')}`);
  }
  expect(missed, missed.join('\n')).toHaveProperty(
    'length',
    expect.toSatisfy((count: number) => count <= 5),
  );
});

test('ranks a sold-out product behind the others of its kind', async () => {
  const { db } = shop.database;
  const [first] = await search('onion');
  await db
    .update(products)
    .set({ stock: 0 })
    .where(eq(products.code, first?.code ?? ''));
  shop.cache.invalidateAll();
  expect((await search('onion', 60)).at(-1)?.code).toBe(first?.code);
});

test('answers 404 with an empty list and records the miss when nothing is found', async () => {
  const { status, body } = await shop.get('/api/search-product/zzqqxx%20wwvv');
  expect(status).toBe(404);
  expect(body).toMatchObject({ results: [], message: 'No products found.', code: 'NOT_FOUND' });
  await shop.get('/api/search-product/ZZQQXX%20%20wwvv');
  const misses = await shop.database.db.select().from(searchMisses).where(eq(searchMisses.query, 'zzqqxx wwvv'));
  expect(misses).toMatchObject([{ times: 2 }]);
});

test('finds products by a new synonym', async () => {
  const other = await openDemoShop();
  await other.database.db.insert(synonyms).values({ term: 'bhatukli', means: ['brinjal'] });
  const { body } = await other.get('/api/search-product/bhatukli');
  await other.close();
  expect(body.results[0].products[0].name).toMatch(/brinjal/i);
});

test('finds a new product and a renamed category at once', async () => {
  const { db } = shop.database;
  await db.update(products).set({ name: 'Quixotic jamun jelly' }).where(eq(products.code, 'tomato-desi-500gm'));
  expect((await search('quixotic'))[0]?.name).toBe('Quixotic jamun jelly');
  await db.execute(sql`update categories set name = 'Zephyrine shelf' where catalog = 'milk' and rank = 0`);
  expect((await search('zephyrine')).length).toBeGreaterThan(3);
});

describe('hostile queries', () => {
  test.each([
    ['quotes', "' or 1=1 --"],
    ['operators', 'a & b | !c <-> d'],
    ['a prefix operator', ':*'],
    ['brackets', '()'],
    ['wildcards', '%_%'],
    ['a backslash', '\\'],
    ['punctuation', '.,;:!?-–—…'],
    ['emoji', '🙂👨‍👩‍👧'],
    ['markup', '<b>'],
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['text from right to left', '\u202eطماطم'],
    ['Devanagari digits', '५ किलो'],
    ['one long word', 'x'.repeat(120)],
    ['many words', 'ab '.repeat(40).trim()],
    ['a pack without bounds', `milk ${'9'.repeat(100)} kg`],
    ['a price without bounds', `milk under ${'9'.repeat(100)}`],
    ['a price with many commas', 'milk under 999,999,999,999'],
    ['a negative price', 'milk under -200'],
    ['a condition twice', 'under under 200'],
    ['an exclusion of everything', 'without without no not except -'],
    ['unbalanced quotes', '"milk \'bread'],
    ['mixed scripts', 'milकk தప中'],
    ['numbers only', '12 34 56 78'],
    ['one letter', 'a'],
    ['twenty different words', 'qa wb ec rd te yf ug ih oj pk zl xm cn vo bp nq mr as ds ft'],
    ['only exclusions', '-milk -bread without no'],
  ])('answers %s', async (_kind, query) => {
    const encoded = encodeURIComponent(query);
    expect([200, 404]).toContain((await shop.get(`/api/search-product/${encoded}`)).status);
    expect((await shop.get(`/api/search-product/${encoded}?facets=true&sort=price-low`)).status).toBeLessThan(500);
    expect((await shop.get(`/api/search-suggest?q=${encoded}`)).status).toBe(200);
  });

  test.each([
    ['a query above 120 characters', 'x'.repeat(121)],
    ['5,000 characters', 'x'.repeat(5000)],
    ['spaces', '%20%20'],
    ['NUL', 'tomato%00'],
  ])('refuses %s', async (_kind, encoded) => {
    // No route takes a part of more than 300 characters.
    expect((await shop.get(`/api/search-product/${encoded}`)).status).toBe(encoded.length > 300 ? 404 : 400);
    expect((await shop.get(`/api/search-suggest?q=${encoded}`)).status).toBe(400);
  });

  test('refuses a path with a broken escape, and the report of a search with NUL', async () => {
    expect((await shop.get('/api/search-product/%E0%A4%A')).status).toBe(400);
    expect((await shop.post('/api/search-outcome', { query: 'tom\u0000', outcome: 'unclicked' })).status).toBe(400);
  });
});

test('groups results by catalog in the order of their best product', async () => {
  const { body } = await shop.get('/api/search-product/milk');
  const groups = body.results as { source: string; products: Found[] }[];
  expect(new Set(groups.map(({ source }) => source)).size).toBe(groups.length);
  const best = groups.map((group) => Math.min(...group.products.map(({ rank }) => rank)));
  expect(best).toEqual([...best].sort((a, b) => a - b));
});

test('suggests categories and products for a prefix', async () => {
  const { body } = await shop.get('/api/search-suggest?q=pot');
  expect(body.data.some((suggestion: { text: string }) => /potato/i.test(suggestion.text))).toBe(true);
  const shelves = (await shop.get('/api/search-suggest?q=antibio')).body.data;
  expect(shelves[0]).toMatchObject({
    kind: 'category',
    path: expect.stringContaining('/MedicineHealthcare/medicines/'),
  });
});

test('normalises words in SQL as in the rules', async () => {
  const texts = [
    "Lay's Crème-Onion, 52g",
    'Vitamin B12',
    'प्याज़ (लाल)',
    '  7UP  2.25L ',
    'Atta & Flours',
    'ＦＵＬＬ width',
    'क़ीमा',
  ];
  const { rows } = await shop.database.db.execute(
    sql`select search_plain(value) as plain from unnest(${sql.param(texts)}::text[]) as value`,
  );
  expect(rows.map(({ plain }) => plain)).toEqual(texts.map(plainWords));
});

test('rejects a duplicate synonym and deletes a synonym', async () => {
  const { accessToken: token } = await shop.signIn('admin');
  const created = await shop.post(
    '/api/admin/synonyms',
    { term: ' Bhindi Masala ', means: 'okra, lady finger' },
    { token },
  );
  expect(created.body.data).toMatchObject({ term: 'bhindi masala', means: ['okra', 'lady finger'] });
  expect((await shop.post('/api/admin/synonyms', { term: 'bhindi masala', means: 'x' }, { token })).status).toBe(409);
  expect((await shop.post('/api/admin/synonyms', { term: '', means: '' }, { token })).body.fields).toEqual({
    term: 'Enter what people type.',
    means: 'Enter what the shop calls it.',
  });
  const list = await shop.get('/api/admin/synonyms?q=bhindi%20m', { token });
  expect(list.body.data).toHaveLength(1);
  expect((await shop.send('DELETE', `/api/admin/synonyms/${created.body.data._id}`, { token })).status).toBe(200);
});

test('stores a bounded number of new search misses per hour', async () => {
  const { pool } = shop.database;
  await pool.query('delete from search_misses');
  await pool.query(`insert into search_misses (query) select 'nonsense ' || n from generate_series(1, 300) n`);
  expect((await shop.get('/api/search-product/zzqqxxkkone')).status).toBe(404);
  expect((await shop.get(`/api/search-product/${encodeURIComponent('nonsense 7')}`)).status).toBe(404);
  const { rows } = await pool.query(`select count(*)::int as misses, max(times) as times from search_misses`);
  expect(rows[0]).toEqual({ misses: 300, times: 2 });
  await pool.query(`update search_misses set last_at = now() - interval '2 hours'`);
  await shop.get(`/api/search-product/${encodeURIComponent('İ'.repeat(100))}`);
  expect(
    (await pool.query('select query from search_misses order by last_at desc limit 1')).rows[0].query,
  ).toHaveLength(120);
});
