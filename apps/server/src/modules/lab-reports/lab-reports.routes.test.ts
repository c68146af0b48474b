import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAB_TEST, TOMATO } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { privateFileViews } from '../healthcare/healthcare.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

const orderId = newId();
const PDF = Buffer.from('%PDF-1.4\n%\xe2\xe3\n1 0 obj\n<<>>\nendobj\n%%EOF\n', 'latin1');

let shop: OpenShop;
let asha: NewCustomer;
let token: string;

beforeAll(async () => {
  shop = await openStockedShop();
  asha = await newCustomer(shop);
  token = (await shop.signIn('admin')).accessToken;
  await orderOf(asha.id);
});
afterAll(() => shop.close());

/** An order with one lab test and one vegetable. */
async function orderOf(userId: string): Promise<void> {
  const now = new Date();
  const address = { addressType: 'home', name: 'A', phone: '9', street: 's', city: 'c', state: 's', pincode: '462046' };
  await shop.database.db.insert(orders).values({
    id: orderId,
    userId,
    status: 'OrderPlaced',
    paymentType: 'cod',
    cartId: newId(),
    cartVersion: 1,
    inputHash: 'x',
    address,
    pincode: '462046',
    expressDelivery: false,
    slotFrom: now,
    slotUntil: now,
    itemTotalPaise: 20_000,
    toPayPaise: 20_000,
    placedAt: now,
  });
  const line = { orderId, unit: '1', picture: 'x', hsn: '1', gstPercent: 0, quantity: 1, pricePaise: 10_000 };
  const paid = { mrpPaise: 10_000, taxablePaise: 10_000, taxPaise: 0 };
  await shop.database.db.insert(orderLines).values([
    { ...line, ...paid, productId: LAB_TEST, catalog: 'labtest', code: 'l', name: 'Full body', patientName: 'Asha' },
    { ...line, ...paid, productId: TOMATO, catalog: 'fruits', code: 't', name: 'Tomato' },
  ]);
}

function form(file: Buffer | undefined, more: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ orderId, productId: LAB_TEST, ...more })) data.append(name, value);
  if (file) data.append('file', new Blob([new Uint8Array(file)]), 'report.exe');
  return data;
}
const upload = (data: FormData) => shop.post('/api/admin/lab-reports', data, { token });

test('stores a report for its patient and sends a mail without medical data', async () => {
  const { status, body } = await upload(form(PDF));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ orderId, productId: LAB_TEST, testName: 'Full body', patientName: 'Asha' });
  const url = `/api/lab-reports/${body.data._id}/file`;
  const mine = await asha.get('/api/lab-reports/my');
  expect(mine.body.data).toEqual([body.data]);
  expect((await shop.get(`/api/admin/lab-reports?orderId=${orderId}`, { token })).body.data).toEqual([body.data]);
  expect((await asha.get(`/api/admin/lab-reports?orderId=${orderId}`)).status).toBe(403);
  const file = await asha.get(url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.text.startsWith('%PDF-')).toBe(true);

  const stranger = await newCustomer(shop);
  expect((await stranger.get(url)).status).toBe(404);
  expect((await stranger.get('/api/lab-reports/my')).body.data).toEqual([]);
  expect((await shop.get(url, { token: (await shop.signIn('doctor')).accessToken })).status).toBe(404);
  expect((await shop.get(url)).status).toBe(401);
  expect(await shop.database.db.select().from(privateFileViews)).toEqual([]);
  expect((await shop.get(url, { token })).status).toBe(200);
  expect(await shop.database.db.select().from(privateFileViews)).toMatchObject([
    { viewerId: (await shop.accountOf('admin')).id, subject: 'lab-report', subjectId: body.data._id },
  ]);

  await shop.runJobs();
  const mails = await shop.database.db.select().from(outbox).where(eq(outbox.subject, 'Your report is ready'));
  expect(mails).toHaveLength(1);
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/full body|asha/i);
});

test('keeps a report once that is uploaded twice, and a second, different one beside it', async () => {
  const { db } = shop.database;
  await shop.runJobs();
  const countMails = () => db.$count(outbox, eq(outbox.subject, 'Your report is ready'));
  const before = await countMails();
  const file = Buffer.concat([PDF, Buffer.from('% thyroid')]);
  const sent = await Promise.all([upload(form(file)), upload(form(file))]);
  sent.push(await upload(form(file)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = new Set(sent.map(({ body }) => body.data._id));
  expect(ids.size).toBe(1);
  await shop.runJobs();
  expect(await countMails()).toBe(before + 1);
  const files = await readdir(path.join(shop.deps.settings.dataDir, 'private', 'lab-reports'));
  expect(files).toHaveLength(await db.$count(labReports));

  const second = await upload(form(Buffer.concat([PDF, Buffer.from('% sugar')])));
  expect(ids).not.toContain(second.body.data._id);
  await shop.runJobs();
  expect(await countMails()).toBe(before + 2);

  const [first = ''] = ids;
  expect((await shop.send('DELETE', `/api/admin/lab-reports/${first}`, { token })).status).toBe(200);
  expect(ids).not.toContain((await upload(form(file))).body.data._id);
});

test('converts an image to a one-page PDF', async () => {
  const photo = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { body } = await upload(form(photo));
  const { text } = await asha.get(`/api/lab-reports/${body.data._id}/file`);
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toMatch(/\/Height 500/);
  expect(text).toMatch(/\/Width 300/);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
});

test('rejects other files and products that are no ordered lab test', async () => {
  const wrong = await upload(form(Buffer.from('<html>')));
  expect([wrong.status, wrong.body.message]).toEqual([400, 'Only PDF, JPG, PNG, WEBP allowed.']);
  expect((await upload(form(undefined))).body.fields).toEqual({ file: 'Choose a file.' });
  expect((await upload(form(PDF, { productId: TOMATO }))).status).toBe(404);
  expect((await upload(form(PDF, { orderId: newId() }))).status).toBe(404);
  expect((await upload(form(PDF, { orderLineId: newId() }))).status).toBe(404);
  expect((await asha.post('/api/admin/lab-reports', form(PDF))).status).toBe(403);
});

test('names all patients of a test that was ordered for several', async () => {
  const { db } = shop.database;
  const morePatients = [{ patientName: 'Mohan', patientAge: 66 }];
  const ofTest = and(eq(orderLines.orderId, orderId), eq(orderLines.productId, LAB_TEST));
  await db.update(orderLines).set({ morePatients, quantity: 2, pricePaise: 5_000 }).where(ofTest);
  const { body } = await upload(form(PDF));
  await db.update(orderLines).set({ morePatients: [], quantity: 1, pricePaise: 10_000 }).where(ofTest);
  expect(body.data.patientName).toBe('Asha, Mohan');
});

test('takes back a report of another patient with its file', async () => {
  const { body } = await upload(form(PDF));
  const url = `/api/admin/lab-reports/${body.data._id}`;
  const file = `/api/lab-reports/${body.data._id}/file`;
  expect((await asha.send('DELETE', url)).status).toBe(403);
  expect((await shop.send('DELETE', url, { token })).status).toBe(200);
  expect((await asha.get(file)).status).toBe(404);
  const { data: left } = (await asha.get('/api/lab-reports/my')).body;
  expect(left.map(({ _id }: { _id: string }) => _id)).not.toContain(body.data._id);
  await shop.runJobs();
  expect(await shop.deps.privateFiles.read(reportKey(body.data._id))).toBeUndefined();
  const [change] = await shop.database.db
    .select({ action: auditLog.action, before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, body.data._id), eq(auditLog.action, 'delete')));
  expect(change?.before).toEqual({ orderId, productId: LAB_TEST });
  expect((await shop.send('DELETE', url, { token })).status).toBe(404);
});
