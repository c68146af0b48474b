import { MAX_POLICY_LENGTH, POLICY_KINDS } from '@subah/rules/shop/policies';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { findOpeningProgress } from '../reports/index.ts';
import { policies } from './policies.tables.ts';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.delete(policies));

const PAGE = { text: '## Delivery\n\nEvery morning.', hindiText: '## डिलीवरी\n\nहर सुबह।', isPublished: true };

const save = (kind: string, body: object, as = token) =>
  shop.send('PUT', `/api/admin/policies/${kind}`, { token: as, body });
/** Past the response cache; the change feed that invalidates it does not run here. */
const read = (path: string) => {
  shop.cache.invalidateAll();
  return shop.get(`/api/${path}`);
};
const readPage = async (kind: string) => {
  const { body } = await shop.get('/api/admin/policies', { token });
  return body.data.find((page: { kind: string }) => page.kind === kind);
};

test('lists all kinds before one is written', async () => {
  const { body } = await shop.get('/api/admin/policies', { token });
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([...POLICY_KINDS]);
  expect(body.data[0]).toEqual({
    ...{ kind: 'privacy', text: '', hindiText: '', isPublished: false, changedAt: null, changedBy: '' },
  });
});

test('customers read a page only while it is published', async () => {
  const draft = await save('delivery', { ...PAGE, isPublished: false });
  expect(draft.body.data).toMatchObject({ ...PAGE, isPublished: false, changedBy: expect.stringMatching(/\S/) });
  const hidden = await read('policies/delivery');
  expect([hidden.status, hidden.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await read('shop')).body.data.policies).toEqual([]);

  await save('delivery', PAGE);
  const shown = await read('policies/delivery');
  expect(shown.body.data).toEqual({
    ...{ kind: 'delivery', text: PAGE.text, hindiText: PAGE.hindiText },
    changedAt: expect.any(String),
  });
  await save('privacy', { ...PAGE, hindiText: '' });
  expect((await read('shop')).body.data.policies).toEqual(['privacy', 'delivery']);

  await save('delivery', { ...PAGE, isPublished: false });
  expect((await read('policies/delivery')).status).toBe(404);
  expect((await read('shop')).body.data.policies).toEqual(['privacy']);
});

test('only staff who change settings see and save drafts', async () => {
  await save('terms', { ...PAGE, isPublished: false });
  for (const role of ['customer', 'packer', 'rider'] as const) {
    const other = (await shop.signIn(role)).accessToken;
    expect((await save('terms', PAGE, other)).status).toBe(403);
    expect((await shop.get('/api/admin/policies', { token: other })).status).toBe(403);
    expect((await shop.get('/api/admin/policies/terms/draft', { token: other })).status).toBe(403);
  }
  expect((await shop.get('/api/admin/policies')).status).toBe(401);
  expect((await readPage('terms')).isPublished).toBe(false);
  const manager = (await shop.signIn('manager')).accessToken;
  expect((await save('terms', PAGE, manager)).status).toBe(200);
});

test('refuses bad input and changes nothing', async () => {
  await save('refunds', PAGE);
  const before = await readPage('refunds');
  const tooLong = 'क'.repeat(MAX_POLICY_LENGTH + 1);
  for (const [body, fields] of [
    [{ ...PAGE, text: '  ' }, ['text']],
    [{ ...PAGE, text: tooLong, hindiText: tooLong }, ['text', 'hindiText']],
    [{ ...PAGE, text: ['a'] }, ['text']],
    [{ text: 'a', hindiText: '' }, ['isPublished']],
    [{ ...PAGE, text: 'a\u0000b' }, expect.anything()],
  ] as const) {
    const refused = await save('refunds', body);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, fields]);
  }
  expect((await save('cookies', PAGE)).status).toBe(400);
  expect((await read('policies/cookies')).status).toBe(400);
  expect(await readPage('refunds')).toEqual(before);
  expect((await save('refunds', { ...PAGE, text: 'क'.repeat(MAX_POLICY_LENGTH) })).status).toBe(200);
});

test('keeps one of two changes at once, also of a page that was never saved', async () => {
  const opened = await readPage('privacy');
  const first = await Promise.all(
    ['by Asha', 'by Bina'].map((text) => save('privacy', { ...PAGE, text, readAs: opened })),
  );
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = await save('privacy', { ...PAGE, isPublished: false, readAs: opened });
  expect([stale.status, stale.body.code]).toEqual([409, 'RECORD_CHANGED']);
  expect((await readPage('privacy')).isPublished).toBe(true);
});

test('stores markup as text and logs the change', async () => {
  const hostile = '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ## no heading';
  await save('grievance', { ...PAGE, text: `  ${hostile.replaceAll('\n', '\r\n')}  ` });
  expect((await read('policies/grievance')).body.data.text).toBe(hostile);
  const [entry] = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'policy'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    action: 'update',
    subjectId: 'grievance',
    before: { text: '' },
    after: { text: hostile },
  });
});

test('the database refuses a published page without a text, unknown kinds and long texts', async () => {
  const row = { kind: 'terms' as const, text: 'a', hindiText: '', isPublished: true, changedAt: new Date() };
  const insert = (values: object) => shop.database.db.insert(policies).values({ ...row, ...values });
  await expect(insert({ text: '' })).rejects.toMatchObject({ cause: { constraint: 'policies_published' } });
  await expect(insert({ kind: 'cookies' })).rejects.toMatchObject({ cause: { constraint: 'policies_kind' } });
  const hindiText = 'a'.repeat(MAX_POLICY_LENGTH + 1);
  await expect(insert({ hindiText })).rejects.toMatchObject({ cause: { constraint: 'policies_length' } });
});

test('drafts name the facts and rules that the shop has set, and what is missing', async () => {
  const facts = (await shop.get('/api/admin/settings', { token })).body.data;
  await shop.send('PUT', '/api/admin/settings', {
    token,
    body: { ...facts, name: 'Asha Stores', email: '', grievanceOfficer: 'Ravi Verma, 0755 123456' },
  });
  const draft = async (kind: string) => (await shop.get(`/api/admin/policies/${kind}/draft`, { token })).body.data;
  const drafts = await Promise.all(POLICY_KINDS.map(draft));
  for (const { text, hindiText, missing } of drafts) {
    expect(text).toMatch(/^## /m);
    expect(hindiText).toMatch(/[\u0900-\u097f]/);
    expect(missing).toEqual(['email']);
    for (const each of [text, hindiText]) expect(each).not.toMatch(/undefined|null|NaN|\n\n\n/);
  }
  expect((await draft('grievance')).text).toContain('Ravi Verma, 0755 123456');
  expect((await draft('refunds')).text).toContain('within 24 hours');
  expect((await draft('delivery')).text).toContain('Order by 11 PM, delivered 8–11 AM.');
  expect((await readPage('privacy')).changedAt).toBeNull();
});

test('drafts and the opening list agree on whether the shop sells medicines', async () => {
  const drafted = async () =>
    (await shop.get('/api/admin/policies/privacy/draft', { token })).body.data.text.includes('Prescriptions:');
  const asked = async () => (await findOpeningProgress(shop.database.db)).sellsMedicines;
  const { id } = await aProduct(shop, { catalog: 'medicine', isAvailable: false });
  expect([await drafted(), await asked()]).toEqual([false, false]);
  await shop.database.db.update(products).set({ isAvailable: true }).where(eq(products.id, id));
  expect([await drafted(), await asked()]).toEqual([true, true]);
});

test('search finds published pages only', async () => {
  await save('refunds', PAGE);
  await save('terms', { ...PAGE, isPublished: false });
  const suggested = async (q: string) => JSON.stringify((await read(`search-suggest?q=${q}`)).body.data);
  await expect.poll(() => suggested('refund policy'), { timeout: 10_000 }).toContain('/policies/refunds');
  expect(await suggested('रिफंड')).toContain('/policies/refunds');
  expect(await suggested('policy')).not.toContain('/policies/terms');
});
