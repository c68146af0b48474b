import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../database/database.ts';
import { composeMail, queueMail } from './mail.ts';
import { openMailTransport } from './mail-transport.ts';

const received: Email[] = [];
let isBusy = false;
const full = new Set<string>();
let smtp: SMTPServer;
let shop: OpenShop;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      isBusy || full.has(address)
        ? done(Object.assign(new Error('mailbox of asha@example.com is full'), { responseCode: 452 }))
        : done(),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  shop = await openStockedShop({
    settings: { mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Subah <orders@shop.example>' } },
  });
});
afterAll(async () => {
  await shop.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const content = { to: 'asha@example.com', subject: 'Hello', heading: 'Hello', paragraphs: ['One.', 'Two.'] };

test('the OTP sent by SMTP verifies the account', async () => {
  await shop.post('/api/signup', {
    name: 'Asha <b>Rao</b>',
    email: 'asha@example.com',
    mobile: '9826000001',
    password: 'morning1',
  });
  await shop.runJobs();
  const mail = received.at(-1);
  expect(mail?.to).toEqual([{ address: 'asha@example.com', name: '' }]);
  expect(mail?.from).toEqual({ address: 'orders@shop.example', name: 'Subah' });
  expect(mail?.messageId).toMatch(/^<\d+\.\d+\.\d+@shop\.example>$/);
  const otp = /^\s+(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.html).toContain(`>${otp}</p>`);
  expect(mail?.html).not.toContain('Asha');
  const { status } = await shop.post('/api/verify-otp', { email: 'asha@example.com', otp });
  expect(status).toBe(200);
});

test('a sender without a name gets the name of the shop', async () => {
  const { smtpUrl } = shop.deps.settings.mail;
  const send = openMailTransport(shop.database.db, { smtpUrl, from: 'orders@shop.example' }, async () => 'Asha, Sons');
  const message = { ...composeMail(content), messageId: '<1@shop.example>' };
  expect(await send([message])).toEqual([]);
  expect(received.at(-1)?.from).toEqual({ address: 'orders@shop.example', name: 'Asha, Sons' });
});

test('a mail loads nothing and runs nothing', () => {
  const { html } = composeMail({ ...content, action: { label: 'Open', url: 'https://shop.example/?a=1&b=2' } });
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(/i);
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"');
});

test('escapes user input in subject and body', () => {
  const evil = '"><script>x</script>';
  const mail = composeMail({
    ...content,
    subject: `Hi\r\nBcc: all@example.com\n${evil}`,
    heading: evil,
    paragraphs: [evil],
    table: [[evil, evil]],
  });
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<script');
  expect(mail.text).toContain(`${evil}: ${evil}`);
});

test.each(['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.example>', 'a@b@c', ''])(
  'a mail goes to one plain address: %j',
  (to) => {
    expect(() => composeMail({ ...content, to })).toThrow('exactly one plain address');
  },
);

test('a button needs an absolute URL', () => {
  expect(() => composeMail({ ...content, action: { label: 'x', url: 'javascript:alert(1)' } })).toThrow();
});

test('sends no mail when the transaction fails', async () => {
  await shop.runJobs();
  const before = received.length;
  const failing = inTransaction(shop.database.db, async (tx) => {
    await queueMail(tx, composeMail(content));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await shop.runJobs();
  expect(received).toHaveLength(before);
});

test('drops a mail after its time limit', async () => {
  const before = received.length;
  await queueMail(shop.database.db, composeMail(content), { until: new Date(Date.now() - 1000) });
  await shop.runJobs();
  expect(received).toHaveLength(before);
});

test('retries a refused mail and logs neither address nor content', async () => {
  isBusy = true;
  await queueMail(shop.database.db, composeMail({ ...content, code: '123456' }));
  await shop.runJobs();
  const waiting = () => shop.database.pool.query('select attempts, last_error from graphile_worker._private_jobs');
  const [job] = (await waiting()).rows;
  expect(job.attempts).toBe(1);
  expect(job.last_error).toContain('the mail server did not take the mail (EENVELOPE 452)');
  expect(job.last_error).not.toMatch(/asha|123456/);

  isBusy = false;
  await shop.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await shop.runJobs();
  expect(received.at(-1)?.text).toContain('123456');
  expect((await waiting()).rows).toEqual([]);
});

test('a newer mail with the same key replaces one that waits for another attempt', async () => {
  await shop.runJobs();
  isBusy = true;
  await queueMail(shop.database.db, composeMail({ ...content, code: '111111' }), { key: 'code' });
  await shop.runJobs();
  isBusy = false;
  const before = received.length;
  await queueMail(shop.database.db, composeMail({ ...content, code: '222222' }), { key: 'code' });
  await shop.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await shop.runJobs();
  expect(received.slice(before).map(({ text }) => /\d{6}/.exec(text ?? '')?.[0])).toEqual(['222222']);
});
