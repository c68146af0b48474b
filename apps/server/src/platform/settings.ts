import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartFailure } from './start-failure.ts';
import { BUCKET_URL_FORM, type Bucket, readBucketUrl } from './storage/bucket-url.ts';

const Switch = z.enum(['on', 'off']);
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `orders@shop.example` or `Subah <orders@shop.example>`. */
const SENDER = /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const Environment = z.object({
  PORT: filled(z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: filled(z.string().default('127.0.0.1')),
  DATA_DIR: filled(z.string().default('./data')),
  DATABASE_URL: filled(PostgresUrl.optional()),
  DATABASE_REPLICA_URLS: filled(z.string().transform(asReplicas).optional()),
  S3_URL: filled(z.string().transform(asBucket).optional()),
  AUTH_SECRET: filled(z.string().min(32, 'must have at least 32 characters').optional()),
  ADMIN_MOBILE: filled(
    z
      .string()
      .regex(/^[6-9]\d{9}$/, 'must be a 10-digit mobile number')
      .optional(),
  ),
  ADMIN_PASSWORD: filled(z.string().min(6, 'must have at least 6 characters').optional()),
  DEMO_DATA: filled(Switch.optional()),
  PUBLIC_URL: filled(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: filled(Switch.default('off')),
  SMTP_URL: filled(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: filled(
    z.string().regex(SENDER, 'must be an address, or a name and an address: Subah <orders@shop.example>').optional(),
  ),
  RATE_LIMITS: filled(Switch.default('on')),
  METRICS_TOKEN: filled(z.string().min(16, 'must have at least 16 characters').optional()),
  LOG_LEVEL: filled(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  RAZORPAY_KEY_ID: filled(z.string().optional()),
  RAZORPAY_KEY_SECRET: filled(z.string().optional()),
  RAZORPAY_WEBHOOK_SECRET: filled(z.string().optional()),
  RAZORPAY_API_URL: filled(z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com')),
  NODE_ENV: filled(z.string().optional()),
});

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Copies of the database that the catalog and the search are read from. */
  replicaUrls: string[];
  /** Where files lie; without it under the data folder. */
  bucket: Bucket | undefined;
  authSecret: string;
  admin: { mobile: string; password: string } | undefined;
  demoData: boolean;
  publicUrl: string;
  trustProxy: boolean;
  /** Without an SMTP server mails are kept in the outbox. */
  mail: { smtpUrl: string | undefined; from: string };
  /** Off only for load tests. */
  rateLimits: boolean;
  metricsToken: string | undefined;
  logLevel: string;
  /** The payment provider; without it the sandbox plays it, on this machine only. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; apiUrl: string } | undefined;
  /** Only this machine can reach the server, so well-known demo passwords do no harm. */
  isLoopback: boolean;
};

/** Reads and checks every setting at once; a bad one stops the start with a line that names it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${sentence(issue)}`);
    throw new StartFailure(`Bad setting: ${faults.join('; ')}.`);
  }
  const given = parsed.data;
  if (Boolean(given.ADMIN_MOBILE) !== Boolean(given.ADMIN_PASSWORD)) {
    throw new StartFailure('Bad setting: ADMIN_MOBILE and ADMIN_PASSWORD must be set together.');
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    throw new StartFailure('Bad setting: MAIL_FROM must be set with SMTP_URL; servers refuse mail from nobody.');
  }
  if (given.DATABASE_REPLICA_URLS && !given.DATABASE_URL) {
    throw new StartFailure(
      'Bad setting: DATABASE_REPLICA_URLS needs DATABASE_URL; the embedded database has no replicas.',
    );
  }
  const dataDir = path.resolve(given.DATA_DIR);
  makeDataDir(dataDir);
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    replicaUrls: given.DATABASE_REPLICA_URLS ?? [],
    bucket: given.S3_URL,
    authSecret: given.AUTH_SECRET ?? ownSecret(dataDir, given),
    admin:
      given.ADMIN_MOBILE && given.ADMIN_PASSWORD
        ? { mobile: given.ADMIN_MOBILE, password: given.ADMIN_PASSWORD }
        : undefined,
    demoData: given.DEMO_DATA ? given.DEMO_DATA === 'on' : !given.DATABASE_URL,
    publicUrl: (
      given.PUBLIC_URL ?? `http://${given.HOST.includes(':') ? `[${given.HOST}]` : given.HOST}:${given.PORT}`
    ).replace(/\/$/, ''),
    trustProxy: given.TRUST_PROXY === 'on',
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? 'Subah <no-reply@subah.example>' },
    rateLimits: given.RATE_LIMITS === 'on',
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
    razorpay: razorpayOf(given),
    isLoopback: ['127.0.0.1', '::1', 'localhost'].includes(given.HOST),
  };
}

function asReplicas(text: string, context: z.RefinementCtx): string[] {
  const urls = text.split(',').map((url) => url.trim());
  if (urls.every((url) => PostgresUrl.safeParse(url).success)) return urls;
  context.addIssue({ code: 'custom', message: 'must be addresses like DATABASE_URL with commas between them' });
  return z.NEVER;
}

function asBucket(text: string, context: z.RefinementCtx): Bucket {
  const bucket = readBucketUrl(text);
  if (bucket) return bucket;
  context.addIssue({ code: 'custom', message: BUCKET_URL_FORM });
  return z.NEVER;
}

/** All three or none: a shop that takes money but cannot hear of it would lose orders. */
function razorpayOf(given: z.infer<typeof Environment>): Settings['razorpay'] {
  const keyId = given.RAZORPAY_KEY_ID;
  const keySecret = given.RAZORPAY_KEY_SECRET;
  const webhookSecret = given.RAZORPAY_WEBHOOK_SECRET;
  if (!keyId && !keySecret && !webhookSecret) return undefined;
  if (!keyId || !keySecret || !webhookSecret) {
    throw new StartFailure(
      'Bad setting: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set together.',
    );
  }
  return { keyId, keySecret, webhookSecret, apiUrl: given.RAZORPAY_API_URL.replace(/\/$/, '') };
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must')) return issue.message;
  return `is not valid (${issue.message.replace(/^Invalid \w+: /, '')})`;
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = path.join(dataDir, '.writable');
    writeFileSync(probe, '');
  } catch (error) {
    throw new StartFailure(`The data folder ${dataDir} cannot be written (${reason(error)}); set DATA_DIR to another.`);
  }
}

/** Made once and kept, so that people stay signed in over a restart. Copies that share a database must share it too. */
function ownSecret(
  dataDir: string,
  given: { DATABASE_URL?: string | undefined; NODE_ENV?: string | undefined },
): string {
  if (given.DATABASE_URL && given.NODE_ENV === 'production') {
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
