import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import {
  databasePid,
  end,
  exitOf,
  freePort,
  programFile,
  type StartedServer,
  startServer,
  waitUntilOpen,
} from '../test/start-server.ts';
import { type Connection, onCluster } from './platform/database/database.ts';

const running: ChildProcess[] = [];
let folder: string;
let port: number;
/** A mail server that never answers: sending a mail lasts until the connection is cut. */
let smtp: net.Server;
const mailConnections = new Set<net.Socket>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subah-life-'));
  chmodSync(folder, 0o755);
  port = await freePort();
  smtp = net.createServer((socket) => {
    mailConnections.add(socket);
    socket.on('error', () => {}).on('close', () => mailConnections.delete(socket));
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => end(child, 'SIGKILL')));
});
afterAll(() => {
  smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<StartedServer> {
  const started = startServer({
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    ...environment,
  });
  running.push(started.child);
  await waitUntilOpen(started);
  return started;
}

const address = () => `http://127.0.0.1:${port}`;
const statusOf = async (url: string) => (await fetch(`${address()}${url}`).catch(() => undefined))?.status;

async function post(url: string, body: object, token?: string) {
  const response = await fetch(`${address()}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as { data: never } };
}

async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  return client;
}

const MAIL = { to: 'asha@shop.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

describe('a database that dies', { timeout: 240_000 }, () => {
  const embedded = () => onCluster({ host: path.join(folder, 'database'), port: 5432 });

  test('is restarted while the server, its jobs and its change feed go on', async () => {
    const { port: smtpPort } = smtp.address() as AddressInfo;
    const shop = await start({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'shop@shop.example' });
    let isLoading = true;
    const statuses = new Set<number | undefined>();
    const load = (async () => {
      while (isLoading) statuses.add(await statusOf(`/api/search-suggest?q=a${Math.random()}`));
    })();
    for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
      const client = await openClient(embedded());
      await client.query(`select graphile_worker.add_job('send-mail', $1)`, [MAIL]);
      await client.end();
      await vi.waitFor(() => expect(mailConnections.size).toBeGreaterThan(0), { timeout: 10_000 });
      const killed = databasePid(folder);
      process.kill(killed, signal);
      // The job fails while its failure cannot be stored.
      for (const socket of mailConnections) socket.destroy();
      await vi.waitFor(() => expect(databasePid(folder)).not.toBe(killed), { timeout: 20_000, interval: 50 });
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 20_000, interval: 50 });
    }
    isLoading = false;
    await load;
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(shop.child.exitCode).toBeNull();

    const client = await openClient(embedded());
    await client.query(`select graphile_worker.add_job('apply-hourly-retention')`);
    const isDone = async () =>
      (await client.query(`select 1 from graphile_worker.jobs where task_identifier = 'apply-hourly-retention'`))
        .rowCount === 0;
    await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 15_000, interval: 100 });
    await client.end();
    // The mail that was being sent is tried again.
    await vi.waitFor(() => expect(mailConnections.size).toBeGreaterThan(0), { timeout: 15_000 });
    for (const socket of mailConnections) socket.destroy();
    await end(shop.child, 'SIGKILL');
  });
});

describe('SIGTERM', { timeout: 180_000 }, () => {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const cluster = inject('cluster');
  const DATABASE_URL = `postgres://postgres@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`;
  const environment = { DATABASE_URL, AUTH_SECRET: 'a secret of at least thirty-two characters' };
  const onServer = async (statement: string) => {
    const client = await openClient(onCluster(cluster));
    await client.query(statement);
    await client.end();
  };
  beforeAll(() => onServer(`create database ${name} template ${inject('templates').demo} strategy file_copy`));
  afterAll(() => onServer(`drop database ${name} with (force)`));

  test('fails /readyz first, finishes the order under way and exits with 0', async () => {
    const shop = await start({ ...environment, DRAIN_SECONDS: '1' });
    const login = await post('/api/login', { mobile: '9876543210', password: 'customer123' });
    const { accessToken } = login.body.data as { accessToken: string };
    await post('/api/cart/add', { productId: 'lizol' }, accessToken);
    const client = await openClient(onCluster(cluster, name));
    const { rows } = await client.query(
      `select a.id from addresses a join users u on u.id = a.user_id where u.mobile = '9876543210' order by a.pincode = '462046' desc limit 1`,
    );
    await client.query('begin');
    await client.query('select id from carts for update');
    const ordering = post('/api/payment/order', { addressId: rows[0].id, paymentMode: 'COD' }, accessToken);
    await vi.waitFor(async () => {
      const { rowCount } = await client.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
    const exited = exitOf(shop.child);
    shop.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503));
    const area = await fetch(`${address()}/api/areas`);
    expect([area.status, area.headers.get('connection')]).toEqual([200, 'close']);
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBeUndefined(), { timeout: 10_000 });
    await client.query('commit');
    const order = await ordering;
    expect([order.status, order.headers.get('connection')], JSON.stringify(order.body)).toEqual([200, 'close']);
    await client.end();
    expect(await exited).toBe(0);
  });

  test('ends the process at once when it is sent a second time', async () => {
    const shop = await start({ ...environment, DRAIN_SECONDS: '60' });
    const exited = exitOf(shop.child);
    shop.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503));
    shop.child.kill('SIGTERM');
    expect(await exited).toBe(1);
  });
});

describe('migrate, web and jobs as programs of their own', { timeout: 180_000 }, () => {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const cluster = inject('cluster');
  const environment = {
    DATABASE_URL: `postgres://postgres@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`,
    AUTH_SECRET: 'a secret of at least thirty-two characters',
  };
  const onServer = async (statement: string) => {
    const client = await openClient(onCluster(cluster));
    await client.query(statement);
    await client.end();
  };
  beforeAll(() => onServer(`create database ${name}`));
  afterAll(() => onServer(`drop database ${name} with (force)`));

  test('migrate an empty database, serve pages without running jobs, and run jobs without serving pages', async () => {
    const migrate = startServer(environment, programFile('migrate.js', 'migrate.ts'));
    expect(await exitOf(migrate.child), migrate.output()).toBe(0);
    const client = await openClient(onCluster(cluster, name));
    await client.query(`select graphile_worker.add_job('apply-hourly-retention')`);
    const waitingJobs = async () =>
      (await client.query(`select 1 from graphile_worker.jobs where task_identifier = 'apply-hourly-retention'`))
        .rowCount;

    await start({ ...environment, SERVER_ROLE: 'web' });
    expect(await Promise.all(['/readyz', '/', '/api/areas'].map(statusOf))).toEqual([200, 200, 200]);
    expect(await waitingJobs()).toBe(1);

    const jobsPort = await freePort();
    await start({ ...environment, SERVER_ROLE: 'jobs', PORT: String(jobsPort) });
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 20_000, interval: 100 });
    const statuses = ['/readyz', '/metrics', '/', '/Grocery'].map(
      async (url) => (await fetch(`http://127.0.0.1:${jobsPort}${url}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    await client.end();
  });
});
