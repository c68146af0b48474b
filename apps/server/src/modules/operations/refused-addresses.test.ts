import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';

/** How the mail server answers an address; without an answer it takes the mail. */
const answers = new Map<string, [code: number, text: string]>();
let tried: string[] = [];
let delivered: string[] = [];
let smtp: SMTPServer;
let shop: OpenShop;
let token: string;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      tried.push(address);
      const answer = answers.get(address);
      done(answer && Object.assign(new Error(answer[1]), { responseCode: answer[0] }));
    },
    onData: (stream, { envelope }, done) => {
      delivered.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  shop = await openStockedShop({
    settings: { mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Subah <orders@shop.example>' } },
  });
  token = (await shop.signIn('manager')).accessToken;
});
afterAll(async () => {
  await shop.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  await shop.runJobs();
  await shop.database.pool.query('delete from graphile_worker._private_jobs');
  await shop.database.pool.query('delete from order_mails');
  answers.clear();
  [tried, delivered] = [[], []];
});

const operations = async () => (await shop.get('/api/admin/operations', { token })).body.data;
const runJobs = async (): Promise<void> => {
  await shop.runJobs();
  await shop.runJobs();
};
/** As if all pauses between attempts were over. */
const runLater = async (): Promise<void> => {
  await shop.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await shop.database.pool.query(`update order_mails set next_attempt_at = now() - interval '6 minutes', attempts = 1`);
  await runJobs();
};
const signUp = (email: string, mobile: string) =>
  shop.post('/api/signup', { name: 'Asha Rao', email, mobile, password: 'morning1' });
const placeOrder = async () => {
  const customer = await newCustomer(shop);
  await runJobs();
  [tried, delivered] = [[], []];
  await customer.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const order = { addressId: customer.addressId, paymentMode: 'COD' };
  const { body } = await customer.post('/api/payment/order', order);
  return { email: customer.email, orderId: body.orderId as string };
};

test('ends the attempts of a mail whose address is refused, shows it and sends it on demand', async () => {
  const email = 'asha@gmial.example';
  answers.set(email, [550, '5.1.1 no such user here']);
  expect((await signUp(email, '9826000001')).status).toBe(200);
  await runJobs();
  await runLater();
  expect(tried).toEqual([email]);
  const { jobs } = await operations();
  expect(jobs).toMatchObject([
    {
      task: 'send-mail',
      failed: true,
      isAddressRefused: true,
      attempts: 1,
      error: 'the mail server refused the address (EENVELOPE 550)',
    },
  ]);
  expect(JSON.stringify(jobs)).not.toContain(email);

  // The mailbox exists now, but the server is busy at first: the mail has all its attempts again.
  answers.set(email, [451, '4.3.0 try again later']);
  const retried = await shop.post('/api/admin/operations/jobs/retry', { id: jobs[0]._id }, { token });
  expect(retried.status).toBe(200);
  await runJobs();
  expect((await operations()).jobs).toMatchObject([{ failed: false, isAddressRefused: false }]);
  answers.clear();
  await runLater();
  expect([delivered, (await operations()).jobs]).toEqual([[email], []]);
});

test('ends the attempts of an order mail whose address is refused, shows it and sends it on demand', async () => {
  const { email, orderId } = await placeOrder();
  answers.set(email, [550, 'no such user here']);
  await Promise.all([shop.runJobs(), shop.runJobs()]);
  await runLater();
  await runLater();
  expect(tried).toEqual([email]);
  const { mails, mailsWaiting } = await operations();
  expect(mails).toMatchObject([{ orderId, event: 'OrderPlaced', isAddressRefused: true, attempts: 1 }]);
  expect(mailsWaiting).toBe(1);

  answers.clear();
  expect((await shop.post('/api/admin/operations/mails/retry', {}, { token })).status).toBe(200);
  await runJobs();
  expect([delivered, (await operations()).mails]).toEqual([[email], []]);
});

test('an order mail to a refused address holds up no other order, and no alert counts refused addresses', async () => {
  const refused = await placeOrder();
  answers.set(refused.email, [553, '5.1.2 bad destination mailbox address']);
  await runJobs();
  await shop.database.pool.query(`update order_mails set created_at = created_at - interval '2 hours'`);
  answers.set('ravi@gmial.example', [550, '5.1.1 no such user here']);
  await signUp('ravi@gmial.example', '9826000002');
  await runJobs();
  expect((await operations()).jobs).toHaveLength(1);
  const { text } = await shop.get('/metrics');
  const figureOf = (name: string) => new RegExp(`^shop_${name} (\\S+)$`, 'm').exec(text)?.[1];
  expect(['jobs_failed', 'mails_waiting', 'mails_oldest_seconds'].map(figureOf)).toEqual(['0', '1', '0']);
  const next = await placeOrder();
  await runJobs();
  expect(delivered).toEqual([next.email]);
});

test.each<[code: number, text: string]>([
  [450, '4.2.1 mailbox is busy'],
  [452, '4.2.2 mailbox is full'],
  [550, '5.7.1 relaying denied'],
  [550, '5.1.8 sender address rejected: domain not found'],
  [530, 'authentication required'],
  [554, 'message refused'],
])('tries a mail again that is refused for another reason: %d %s', async (code, text) => {
  answers.set('ravi@example.com', [code, text]);
  const mail = { subject: 'Hello', heading: 'Hello', paragraphs: ['One.'] };
  await queueMail(shop.database.db, composeMail({ to: 'ravi@example.com', ...mail }));
  const { email } = await placeOrder();
  answers.set(email, [code, text]);
  await runJobs();
  expect(await operations()).toMatchObject({
    jobs: [{ failed: false, isAddressRefused: false }],
    mails: [{ event: 'OrderPlaced', isAddressRefused: false, attempts: 1 }],
  });
  answers.clear();
  await runLater();
  expect(delivered.toSorted()).toEqual([email, 'ravi@example.com'].toSorted());
  expect(await operations()).toMatchObject({ jobs: [], mails: [] });
});
