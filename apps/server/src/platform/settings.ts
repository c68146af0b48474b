import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { isAdminWord, isOwnIdentity } from '@subah/rules/accounts/password';
import { z } from 'zod';
import { type BackupSettings, readBackupSettings } from './backup-settings.ts';
import type { CdnSettings } from './cache/cdn.ts';
import { isCommonPassword } from './common-passwords.ts';
import { StartFailure } from './start-failure.ts';
import { BUCKET_URL_FORM, type Bucket, readBucketUrl } from './storage/bucket-url.ts';

const Switch = z.enum(['on', 'off']);
const blankAsUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `orders@shop.example` or `Subah <orders@shop.example>`. */
const SENDER = /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const Environment = z.object({
  PORT: blankAsUnset(z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: blankAsUnset(z.string().default('127.0.0.1')),
  DATA_DIR: blankAsUnset(z.string().default('./data')),
  DATABASE_URL: blankAsUnset(PostgresUrl.optional()),
  DATABASE_DIRECT_URL: blankAsUnset(PostgresUrl.optional()),
  DATABASE_WAIT_SECONDS: blankAsUnset(z.coerce.number().int().min(0).max(3600).default(60)),
  POOL_SIZE: blankAsUnset(z.coerce.number().int().min(2).max(1000).default(20)),
  PREPARED_STATEMENTS: blankAsUnset(Switch.default('on')),
  SERVER_ROLE: blankAsUnset(z.enum(['all', 'web', 'jobs']).default('all')),
  JOB_CONCURRENCY: blankAsUnset(z.coerce.number().int().min(1).max(100).default(4)),
  DRAIN_SECONDS: blankAsUnset(z.coerce.number().min(0).max(300).default(2)),
  DATABASE_REPLICA_URLS: blankAsUnset(z.string().transform(parseReplicaUrls).optional()),
  S3_URL: blankAsUnset(z.string().transform(parseBucketUrl).optional()),
  AUTH_SECRET: blankAsUnset(z.string().min(32, 'must have at least 32 characters').optional()),
  ADMIN_MOBILE: blankAsUnset(
    z
      .string()
      .regex(/^[6-9]\d{9}$/, 'must be a 10-digit mobile number')
      .optional(),
  ),
  ADMIN_PASSWORD: blankAsUnset(z.string().min(6, 'must have at least 6 characters').optional()),
  DEMO_DATA: blankAsUnset(Switch.optional()),
  PUBLIC_URL: blankAsUnset(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: blankAsUnset(z.string().default('off').transform(parseTrustProxy)),
  HSTS_SUBDOMAINS: blankAsUnset(Switch.default('off')),
  CDN_PURGE_URL: blankAsUnset(z.url({ protocol: /^https?$/ }).optional()),
  CDN_PURGE_TOKEN: blankAsUnset(z.string().optional()),
  SMTP_URL: blankAsUnset(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: blankAsUnset(
    z.string().regex(SENDER, 'must be an address, or a name and an address: Subah <orders@shop.example>').optional(),
  ),
  RATE_LIMITS: blankAsUnset(Switch.default('on')),
  METRICS_TOKEN: blankAsUnset(z.string().min(16, 'must have at least 16 characters').optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: blankAsUnset(z.url({ protocol: /^https?$/ }).optional()),
  LOG_LEVEL: blankAsUnset(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  RAZORPAY_KEY_ID: blankAsUnset(z.string().optional()),
  RAZORPAY_KEY_SECRET: blankAsUnset(z.string().optional()),
  RAZORPAY_WEBHOOK_SECRET: blankAsUnset(z.string().optional()),
  RAZORPAY_PREVIOUS_WEBHOOK_SECRET: blankAsUnset(z.string().optional()),
  RAZORPAY_API_URL: blankAsUnset(z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com')),
  WHATSAPP_API_URL: blankAsUnset(z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0')),
  BACKUP_TARGET: blankAsUnset(z.string().optional()),
  BACKUP_KEY: blankAsUnset(z.string().min(32, 'must have at least 32 characters').optional()),
  BACKUP_KEY_FILE: blankAsUnset(z.string().optional()),
  BACKUP_SCHEDULE: blankAsUnset(
    z
      .string()
      .regex(/^[\d*/,-]+( [\d*/,-]+){4}$/, 'must have five fields like 30 20 * * * (in UTC)')
      .default('30 20 * * *'),
  ),
  BACKUP_KEEP_DAYS: blankAsUnset(z.coerce.number().int().min(1).max(3660).default(30)),
  NODE_ENV: blankAsUnset(z.string().optional()),
});

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** For LISTEN, session locks and migrations when `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** How long the start waits for a database that does not answer. */
  databaseWaitSeconds: number;
  /** Connections for requests, per server and per replica. */
  poolSize: number;
  /** Off behind a pooler in transaction mode that does not know them. */
  preparedStatements: boolean;
  /** `web` runs no jobs, `jobs` serves no pages. */
  role: 'all' | 'web' | 'jobs';
  jobConcurrency: number;
  /** After SIGTERM, how long /readyz fails before the port closes. */
  drainSeconds: number;
  /** Read replicas for catalog and search. */
  replicaUrls: string[];
  /** Undefined: files are stored under `dataDir`. */
  bucket: Bucket | undefined;
  authSecret: string;
  /** The secret is stored in `dataDir` only. */
  isAuthSecretGenerated: boolean;
  admin: { mobile: string; password: string } | undefined;
  demoData: boolean;
  publicUrl: string;
  /** Whose X-Forwarded-For entries are believed: a number of proxies, counted from the server, or networks. */
  trustProxy: false | number | string[];
  /** Strict-Transport-Security also for the subdomains of `publicUrl`. */
  hstsSubdomains: boolean;
  /** Undefined: no CDN keeps pages, as it could not be told of changes. */
  cdn: CdnSettings | undefined;
  /** Without `smtpUrl` mails are stored in the outbox. */
  mail: { smtpUrl: string | undefined; from: string };
  /** Off only for load tests. */
  rateLimits: boolean;
  metricsToken: string | undefined;
  /** A collector of OpenTelemetry; undefined: no traces. */
  tracesEndpoint: string | undefined;
  logLevel: string;
  /** Undefined: payments go to the sandbox, on loopback only. */
  razorpay:
    | {
        keyId: string;
        keySecret: string;
        webhookSecret: string;
        /** Accepted too while the secret is being changed. */
        previousWebhookSecret?: string | undefined;
        apiUrl: string;
      }
    | undefined;
  /** The WhatsApp Business Cloud API; the account is set in the console. */
  whatsappApiUrl: string;
  backup: BackupSettings;
  /** Reachable from this machine only: loopback, without a proxy in front. Required for demo accounts and the sandbox. */
  isLocalOnly: boolean;
};

/** Validates all settings at once. Throws a StartFailure that names the invalid ones. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${describeIssue(issue)}`);
    throw new StartFailure(`Bad setting: ${faults.join('; ')}.`);
  }
  const env = parsed.data;
  if (Boolean(env.ADMIN_MOBILE) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new StartFailure('Bad setting: ADMIN_MOBILE and ADMIN_PASSWORD must be set together.');
  }
  if (env.ADMIN_PASSWORD && isEasyAdminPassword(env.ADMIN_PASSWORD, env.ADMIN_MOBILE)) {
    throw new StartFailure('Bad setting: ADMIN_PASSWORD is one of the first that attackers try; choose another.');
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new StartFailure('Bad setting: MAIL_FROM must be set with SMTP_URL; servers refuse mail from nobody.');
  }
  if (env.DATABASE_REPLICA_URLS && !env.DATABASE_URL) {
    throw new StartFailure(
      'Bad setting: DATABASE_REPLICA_URLS needs DATABASE_URL; the embedded database has no replicas.',
    );
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new StartFailure('Bad setting: DATABASE_DIRECT_URL needs DATABASE_URL.');
  }
  const isLocalOnly = isLoopback(env.HOST) && env.TRUST_PROXY === false && isLoopbackUrl(env.PUBLIC_URL);
  const demoData = env.DEMO_DATA ? env.DEMO_DATA === 'on' : !env.DATABASE_URL;
  if (demoData && !isLocalOnly) {
    throw new StartFailure(
      'Bad setting: the demo accounts have published passwords, and HOST, TRUST_PROXY or PUBLIC_URL opens this shop to others. Set DEMO_DATA=off.',
    );
  }
  const dataDir = path.resolve(env.DATA_DIR);
  // Otherwise nothing is stored on this machine.
  if (!env.DATABASE_URL || !env.S3_URL || !env.AUTH_SECRET) makeDataDir(dataDir);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    poolSize: env.POOL_SIZE,
    preparedStatements: env.PREPARED_STATEMENTS === 'on',
    role: env.SERVER_ROLE,
    jobConcurrency: env.JOB_CONCURRENCY,
    drainSeconds: env.DRAIN_SECONDS,
    replicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    bucket: env.S3_URL,
    authSecret: env.AUTH_SECRET ?? readOrCreateSecret(dataDir, env),
    isAuthSecretGenerated: !env.AUTH_SECRET,
    admin:
      env.ADMIN_MOBILE && env.ADMIN_PASSWORD ? { mobile: env.ADMIN_MOBILE, password: env.ADMIN_PASSWORD } : undefined,
    demoData,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`).replace(
      /\/$/,
      '',
    ),
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    cdn: env.CDN_PURGE_URL ? { purgeUrl: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN } : undefined,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'no-reply@subah.example' },
    rateLimits: env.RATE_LIMITS === 'on',
    metricsToken: env.METRICS_TOKEN,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    razorpay: readRazorpay(env),
    whatsappApiUrl: env.WHATSAPP_API_URL.replace(/\/$/, ''),
    backup: readBackupSettings(env),
    isLocalOnly,
  };
}

const isEasyAdminPassword = (password: string, mobile = ''): boolean =>
  isCommonPassword(password) || isAdminWord(password) || isOwnIdentity(password, { name: '', email: '', mobile });

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

const isLoopbackUrl = (url: string | undefined): boolean => !url || isLoopback(new URL(url).hostname);

function parseReplicaUrls(text: string, context: z.RefinementCtx): string[] {
  const urls = text.split(',').map((url) => url.trim());
  if (urls.every((url) => PostgresUrl.safeParse(url).success)) return urls;
  context.addIssue({ code: 'custom', message: 'must be addresses like DATABASE_URL with commas between them' });
  return z.NEVER;
}

function parseTrustProxy(text: string, context: z.RefinementCtx): Settings['trustProxy'] {
  if (text === 'off') return false;
  if (text === 'on') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: 'must be on, off, a number of proxies or networks like 10.0.0.0/8' });
  return z.NEVER;
}

/** An IP address, or one with the length of its prefix: `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : undefined;
  return bits !== undefined && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
}

function parseBucketUrl(text: string, context: z.RefinementCtx): Bucket {
  const bucket = readBucketUrl(text);
  if (bucket) return bucket;
  context.addIssue({ code: 'custom', message: BUCKET_URL_FORM });
  return z.NEVER;
}

/** All three or none: without the webhook secret, payments would arrive unnoticed. */
function readRazorpay(env: z.infer<typeof Environment>): Settings['razorpay'] {
  const keyId = env.RAZORPAY_KEY_ID;
  const keySecret = env.RAZORPAY_KEY_SECRET;
  const webhookSecret = env.RAZORPAY_WEBHOOK_SECRET;
  const previousWebhookSecret = env.RAZORPAY_PREVIOUS_WEBHOOK_SECRET;
  if (!keyId && !keySecret && !webhookSecret && !previousWebhookSecret) return undefined;
  if (!keyId || !keySecret || !webhookSecret) {
    throw new StartFailure(
      'Bad setting: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set together.',
    );
  }
  return { keyId, keySecret, webhookSecret, previousWebhookSecret, apiUrl: env.RAZORPAY_API_URL.replace(/\/$/, '') };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must')) return issue.message;
  return `is not valid (${issue.message.replace(/^Invalid \w+: /, '')})`;
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = path.join(dataDir, '.writable');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartFailure(`The data folder ${dataDir} cannot be written (${reason(error)}); set DATA_DIR to another.`);
  }
}

/** Generated once and stored, so that sessions survive a restart. Servers that share a database need AUTH_SECRET. */
function readOrCreateSecret(
  dataDir: string,
  env: { DATABASE_URL?: string | undefined; NODE_ENV?: string | undefined },
): string {
  if (env.DATABASE_URL && env.NODE_ENV === 'production') {
    throw new StartFailure('Bad setting: AUTH_SECRET must be set in production (at least 32 characters).');
  }
  const file = path.join(dataDir, 'auth-secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}

const reason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);
