import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoId } from '@subah/demo-shop/demo-id';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import type { Role } from '@subah/rules/accounts/roles';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { completions, reversals } from '../src/completions.ts';
import type { Deps } from '../src/deps.ts';
import { shopJobs } from '../src/jobs.ts';
import { NUMBER_INVOICES } from '../src/modules/invoices/invoices.jobs.ts';
import { countCustomersWithPlan } from '../src/modules/milk/index.ts';
import { SEND_ORDER_MAILS } from '../src/modules/order-mails/queue-order-mail.ts';
import { findPendingOrder } from '../src/modules/orders/index.ts';
import { openGateway } from '../src/modules/payments/index.ts';
import { createResponseCache } from '../src/platform/cache/response-cache.ts';
import { onCluster, openDatabase } from '../src/platform/database/database.ts';
import { openReads, replicasAt } from '../src/platform/database/replicas.ts';
import { createEventStreams } from '../src/platform/http/event-streams.ts';
import { addJob, runDueJobs } from '../src/platform/jobs/jobs.ts';
import { createLogger } from '../src/platform/logger.ts';
import type { Settings } from '../src/platform/settings.ts';
import { openStorage } from '../src/platform/storage/open-storage.ts';
import { servePictures } from '../src/platform/storage/pictures.ts';
import { serveMailbox } from '../src/sites/mailbox.ts';
import { anAccount, anArea, insertStandardProducts, PASSWORD, standardAccounts } from './builders/index.ts';

type Account = { id: string; mobile: string; password: string };
type Options = { clock?: () => Date; settings?: Partial<Settings> };
type DemoOptions = Options & { template?: string };

/** A shop without any data on a real port, in a database of its own. `signIn` makes the account. Close it when done. */
export async function openShop(options: Options = {}) {
  const shop = await openDatabaseCopy(inject('templates').empty, options);
  const accounts = new Map<Role, Account>();
  const accountOf = async (role: Role) => {
    const existing = accounts.get(role);
    if (existing) return existing;
    const { mobile, id } = await anAccount(shop, { role, ...standardAccounts[role] });
    const account = { id, mobile, password: PASSWORD };
    accounts.set(role, account);
    return account;
  };
  return { ...shop, accountOf, signIn: async (role: Role) => logIn(shop, await accountOf(role)) };
}

/** An empty shop with one product of each catalog and an area that it delivers to. */
export async function openStockedShop(options: Options = {}) {
  const shop = await openShop(options);
  await anArea(shop);
  await insertStandardProducts(shop);
  return shop;
}

/** The demo shop, for tests whose subject it is. `template` names another database to copy it from. */
export async function openDemoShop({ template = inject('templates').demo, ...options }: DemoOptions = {}) {
  const shop = await openDatabaseCopy(template, options);
  const accountOf = async (role: Role) => {
    const account = demoAccounts.find((candidate) => candidate.role === role);
    if (!account) throw new Error(`the demo shop has no ${role}`);
    return { ...account, id: demoId('account', role) };
  };
  return { ...shop, accountOf, signIn: async (role: Role) => logIn(shop, await accountOf(role)) };
}

async function logIn({ post }: Pick<OpenShop, 'post'>, { mobile, password }: { mobile: string; password: string }) {
  const { body } = await post('/api/login', { mobile, password });
  return body.data as { accessToken: string; refreshToken: string; user: { id: string } };
}

async function openDatabaseCopy(template: string, { clock = () => new Date(), settings: overrides = {} }: Options) {
  const cluster = inject('cluster');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await runOnCluster(cluster, `create database ${name} template ${template} strategy file_copy`);
  const connection = onCluster(cluster, name);
  const database = openDatabase(connection, { size: 10 });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'subah-test-'));
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseWaitSeconds: 0,
    poolSize: 10,
    preparedStatements: true,
    role: 'all',
    jobConcurrency: 4,
    drainSeconds: 0,
    replicaUrls: [],
    bucket: undefined,
    authSecret: 'a secret of at least thirty-two characters',
    isAuthSecretGenerated: false,
    admin: undefined,
    demoData: true,
    publicUrl: 'http://127.0.0.1',
    trustProxy: false,
    hstsSubdomains: false,
    cdn: undefined,
    mail: { smtpUrl: undefined, from: 'Subah <no-reply@subah.example>' },
    rateLimits: false,
    metricsToken: undefined,
    tracesEndpoint: undefined,
    logLevel: 'silent',
    razorpay: undefined,
    whatsappApiUrl: 'http://127.0.0.1:9',
    backup: { target: undefined, key: undefined, schedule: '30 20 * * *', keepDays: 30 },
    isLocalOnly: true,
    ...overrides,
  };
  const reads = openReads({
    primary: database.db,
    replicas: replicasAt(settings.replicaUrls),
    pool: { size: 4 },
    log: createLogger('silent'),
  });
  const { pictures, privateFiles } = openStorage(settings);
  const gateway = openGateway({ db: database.db, settings, clock });
  const deps: Deps = {
    db: database.db,
    reads: reads.db,
    settings,
    pictures,
    privateFiles,
    clock,
    gateway,
    completions,
    reversals,
    findOpenAttempt: findPendingOrder,
    countMilkPlans: countCustomersWithPlan,
  };
  const cache = createResponseCache();
  const streams = createEventStreams();
  const app = await buildApp(deps, { cache, streams, checkResponses: true });
  servePictures(app, pictures);
  serveMailbox(app, { db: database.db, settings, isDevelopment: false });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  /** One HTTP request. A body makes it JSON. */
  const send = async (method: string, url: string, { body, token, headers = {} }: SendOptions = {}) => {
    const response = await fetch(`${address}${url}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    // A stream does not end; `readEvents` reads it.
    if (type.includes('text/event-stream')) await response.body?.cancel();
    const text = response.bodyUsed ? '' : await response.text();
    const isJson = type.includes('application/json');
    const json = isJson && text ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, body: json };
  };

  return {
    address,
    /** For a second pool, as another server has. */
    connection,
    deps,
    cache,
    streams,
    reads,
    pictures,
    database,
    send,
    get: (url: string, options?: SendOptions) => send('GET', url, options),
    post: (url: string, body: unknown, options?: SendOptions) => send('POST', url, { ...options, body }),
    /** Runs the background jobs that are due within ten seconds. */
    async runJobs() {
      // In production these jobs run on a schedule or after a delay.
      for (const job of [NUMBER_INVOICES, SEND_ORDER_MAILS]) await addJob(database.db, job, {}, { key: job });
      await database.pool.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
        from graphile_worker.jobs where run_at between now() and now() + interval '10 seconds' and locked_at is null`);
      await runDueJobs(database.pool, shopJobs(deps));
    },
    async close() {
      await app.close();
      await reads.close();
      await database.close();
      await runOnCluster(cluster, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OpenShop = Awaited<ReturnType<typeof openDatabaseCopy>> & {
  accountOf: (role: Role) => Promise<Account>;
  signIn: (role: Role) => ReturnType<typeof logIn>;
};

type SendOptions = { body?: unknown; token?: string; headers?: Record<string, string> };

async function runOnCluster(cluster: { host: string; port: number }, statement: string): Promise<void> {
  const client = new pg.Client(onCluster(cluster));
  await client.connect();
  await client.query(statement);
  await client.end();
}
