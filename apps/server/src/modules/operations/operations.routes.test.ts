import { LIST_LIMITS } from '@subah/contract/list-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';

let shop: OrderShop;
let token: string;
beforeAll(async () => {
  shop = await openOrderShop();
  token = (await shop.signIn('manager')).accessToken;
});
afterAll(() => shop.close());

const operations = async () => (await shop.get('/api/admin/operations', { token })).body.data;

test('shows versions, backup and disk to managers and to nobody else', async () => {
  const data = await operations();
  expect(data).toMatchObject({
    backup: { scheduled: false, lastAt: null },
    hasMailServer: false,
    freeBytes: null,
    jobs: [],
    mails: [],
  });
  expect(data.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(data.postgresql).toMatch(/^1\d/);
  expect(data.databaseBytes).toBeGreaterThan(1_000_000);
  for (const role of ['packer', 'customer'] as const) {
    const other = (await shop.signIn(role)).accessToken;
    expect((await shop.get('/api/admin/operations', { token: other })).status).toBe(403);
  }
});

test('runs a job again that failed for good, without showing its content', async () => {
  const { db, pool } = shop.database;
  await addJob(db, 'test:never', { mobile: '9811112222' }, { key: 'broken' });
  await pool.query(`update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = 'Failed query: select 1\nparams: 9811112222' where key = 'broken'`);
  const { jobs } = await operations();
  expect(jobs).toMatchObject([{ task: 'test:never', failed: true, error: 'Failed query: select 1' }]);
  expect(JSON.stringify(jobs)).not.toContain('9811112222');

  const retry = (id: string) => shop.post('/api/admin/operations/jobs/retry', { id }, { token });
  const { status, body } = await retry(jobs[0]._id);
  expect([status, body.data.jobs]).toEqual([200, []]);
  const { rows } = await pool.query(
    `select attempts, run_at <= now() as due from graphile_worker.jobs where key = 'broken'`,
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  expect((await retry(jobs[0]._id)).status).toBe(404);
  expect((await retry('one')).status).toBe(400);
  const { rows: recorded } = await pool.query(`select action, subject from audit_log where subject = 'job'`);
  expect(recorded).toEqual([{ action: 'retry', subject: 'job' }]);
});

test('does not send a failed mail again after a newer one, nor one whose time is over', async () => {
  const { db, pool } = shop.database;
  const mail = (subject: string) =>
    composeMail({ to: 'ravi@example.com', subject, heading: subject, paragraphs: ['Your code.'] });
  await queueMail(db, mail('Older'), { key: 'code' });
  // The newer one is queued while a worker tries to send the older one.
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test' where key = 'mail:code'`,
  );
  await queueMail(db, mail('Newer'), { key: 'code' });
  await queueMail(db, mail('Expired'), { key: 'expired', until: new Date(Date.now() - 1000) });
  await queueMail(db, mail('Waiting'), { key: 'waiting' });
  await pool.query(`update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = max_attempts,
    last_error = 'the mail server did not take the mail' where payload ->> 'subject' in ('Older', 'Expired', 'Waiting')`);

  const { jobs } = await operations();
  expect(jobs.map(({ isOutdated }: { isOutdated: boolean }) => isOutdated).sort()).toEqual([false, true, true]);
  const retry = (id: string) => shop.post('/api/admin/operations/jobs/retry', { id }, { token });
  for (const { _id, isOutdated } of jobs) {
    const { status, body } = await retry(_id);
    expect([status, body.code]).toEqual(isOutdated ? [409, 'MAIL_OUTDATED'] : [200, undefined]);
  }
  await shop.runJobs();
  const { rows } = await pool.query(`select subject from outbox where "to" = 'ravi@example.com' order by subject`);
  expect(rows).toEqual([{ subject: 'Newer' }, { subject: 'Waiting' }]);
  await pool.query(`delete from graphile_worker._private_jobs where last_error is not null`);
});

test('sends mails again that could not be sent, before their next attempt is due', async () => {
  const { pool } = shop.database;
  const order = await shop.placeCashOrder();
  await pool.query(
    `update order_mails set attempts = 3, sent_at = null, next_attempt_at = now() + interval '10 minutes' where order_id = $1`,
    [order._id],
  );
  expect((await operations()).mails).toMatchObject([{ orderId: order._id, attempts: 3 }]);
  expect((await shop.post('/api/admin/operations/mails/retry', {}, { token })).status).toBe(200);
  await shop.runJobs();
  expect((await operations()).mails).toEqual([]);
});

test('lists failed jobs up to the limit that the console names', async () => {
  const { db, pool } = shop.database;
  for (let job = 0; job <= LIST_LIMITS.failedJobs; job += 1)
    await addJob(db, 'test:never', {}, { key: `limit-${job}` });
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'No.' where key like 'limit-%'`,
  );
  expect((await operations()).jobs).toHaveLength(LIST_LIMITS.failedJobs);
});
