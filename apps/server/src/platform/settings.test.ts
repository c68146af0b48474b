import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const parent = mkdtempSync(path.join(os.tmpdir(), 'subah-settings-'));
const folder = () => mkdtempSync(path.join(parent, 'data-'));

afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('defaults to a demo shop on loopback', () => {
  const settings = readSettings({ DATA_DIR: folder() });
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demoData: true,
    isLocalOnly: true,
    publicUrl: 'http://127.0.0.1:3000',
  });
});

test('generates the secret once, readable by the user only', () => {
  const DATA_DIR = folder();
  const [first, second] = [readSettings({ DATA_DIR }), readSettings({ DATA_DIR })];
  expect(first.authSecret).toBe(second.authSecret);
  expect(first.authSecret.length).toBeGreaterThan(32);
  expect(statSync(path.join(DATA_DIR, 'auth-secret')).mode & 0o077).toBe(0);
});

test('an external database has no demo data and needs a secret in production', () => {
  const DATABASE_URL = 'postgres://shop@db.example/shop';
  expect(readSettings({ DATA_DIR: folder(), DATABASE_URL }).demoData).toBe(false);
  expect(() => readSettings({ DATA_DIR: folder(), DATABASE_URL, NODE_ENV: 'production' })).toThrow(
    'AUTH_SECRET must be set',
  );
});

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
  [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
  [{ POOL_SIZE: '1' }, 'POOL_SIZE'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
  [{ DATABASE_DIRECT_URL: 'postgres://shop@db.example/shop' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ ADMIN_MOBILE: '9876543210' }, 'ADMIN_MOBILE and ADMIN_PASSWORD'],
  [{ RAZORPAY_KEY_ID: 'rzp_live_1' }, 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET'],
  [{ RAZORPAY_PREVIOUS_WEBHOOK_SECRET: 'old' }, 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'shop@mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set with SMTP_URL'],
  [{ MAIL_FROM: 'Subah <shop@mail.example>, other@mail.example' }, 'MAIL_FROM must be an address'],
  [{ MAIL_FROM: 'shop@mail.example\r\nBcc: all@mail.example' }, 'MAIL_FROM must be an address'],
  [{ RATE_LIMITS: 'some' }, 'RATE_LIMITS'],
  [{ S3_URL: 'https://host/subah' }, 'Bad setting: S3_URL must look like https://ACCESS_KEY:SECRET_KEY@host/bucket'],
])('a bad setting is named in one line: %o', (bad, named) => {
  expect(() => readSettings({ DATA_DIR: folder(), ...bad })).toThrow(named);
});

test('uses the database itself for sessions unless DATABASE_DIRECT_URL is set', () => {
  const DATABASE_URL = 'postgres://shop@pooler.example/shop';
  const DATABASE_DIRECT_URL = 'postgres://shop@db.example/shop';
  expect(readSettings({ DATA_DIR: folder(), DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
  const both = readSettings({ DATA_DIR: folder(), DATABASE_URL, DATABASE_DIRECT_URL });
  expect([both.databaseUrl, both.databaseDirectUrl]).toEqual([DATABASE_URL, DATABASE_DIRECT_URL]);
});

test('leaves no trace of the write check and needs no folder when everything is stored elsewhere', () => {
  const DATA_DIR = folder();
  readSettings({ DATA_DIR });
  expect(readdirSync(DATA_DIR)).toEqual(['auth-secret']);
  const missing = path.join(DATA_DIR, 'not-made');
  readSettings({
    DATA_DIR: missing,
    DATABASE_URL: 'postgres://shop@db.example/shop',
    S3_URL: 'https://key:secret@s3.example/bucket',
    AUTH_SECRET: 'a secret of at least thirty-two characters',
  });
  expect(existsSync(missing)).toBe(false);
});

test.skipIf(process.getuid?.() === 0)('names a data folder that is not writable', () => {
  const DATA_DIR = folder();
  chmodSync(DATA_DIR, 0o500);
  expect(() => readSettings({ DATA_DIR })).toThrow('cannot be written');
});

test('names a data folder that is a file', () => {
  expect(() => readSettings({ DATA_DIR: '/dev/null/data' })).toThrow('cannot be written');
});

test('needs all three Razorpay keys and has a default URL', () => {
  const keys = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'other' };
  expect(readSettings({ DATA_DIR: folder() }).razorpay).toBeUndefined();
  const previous = (RAZORPAY_PREVIOUS_WEBHOOK_SECRET?: string) =>
    readSettings({ DATA_DIR: folder(), ...keys, RAZORPAY_PREVIOUS_WEBHOOK_SECRET }).razorpay?.previousWebhookSecret;
  expect([previous(), previous(''), previous('old, with a comma')]).toEqual([
    undefined,
    undefined,
    'old, with a comma',
  ]);
  expect(readSettings({ DATA_DIR: folder(), ...keys }).razorpay?.apiUrl).toBe('https://api.razorpay.com');
});

test('stores files in the data folder or the bucket', () => {
  expect(readSettings({ DATA_DIR: folder() }).bucket).toBeUndefined();
  expect(readSettings({ DATA_DIR: folder(), S3_URL: '' }).bucket).toBeUndefined();
  const S3_URL = 'https://key:secret@s3.example/subah?region=ap-south-1';
  expect(readSettings({ DATA_DIR: folder(), S3_URL }).bucket).toEqual({
    address: 'https://s3.example/subah',
    region: 'ap-south-1',
    accessKey: 'key',
    secretKey: 'secret',
  });
});

test('an invalid S3_URL is not repeated in the error', () => {
  const S3_URL = 'https://AKIA1:hush/hush@s3.example/subah';
  expect(() => readSettings({ DATA_DIR: folder(), S3_URL })).toThrow(/^Bad setting: S3_URL (?!.*(?:AKIA1|hush)).*$/);
});

test('parses replica URLs and requires DATABASE_URL', () => {
  expect(readSettings({ DATA_DIR: folder() }).replicaUrls).toEqual([]);
  const DATABASE_URL = 'postgres://shop@primary/shop';
  const read = (DATABASE_REPLICA_URLS: string) =>
    readSettings({ DATA_DIR: folder(), DATABASE_URL, DATABASE_REPLICA_URLS }).replicaUrls;
  expect(read('')).toEqual([]);
  expect(read('postgres://shop@one/shop, postgresql://shop@two/shop')).toEqual([
    'postgres://shop@one/shop',
    'postgresql://shop@two/shop',
  ]);
  expect(() => read('postgres://shop:hush@one/shop,two')).toThrow(/^Bad setting: DATABASE_REPLICA_URLS (?!.*hush).*$/);
  expect(() => readSettings({ DATA_DIR: folder(), DATABASE_REPLICA_URLS: DATABASE_URL })).toThrow('needs DATABASE_URL');
});

test('reads which proxies are trusted', () => {
  const read = (TRUST_PROXY: string) => readSettings({ DATA_DIR: folder(), DEMO_DATA: 'off', TRUST_PROXY }).trustProxy;
  expect(read('')).toBe(false);
  expect(read('on')).toBe(1);
  expect(read('2')).toBe(2);
  expect(read('10.0.0.0/8, 2001:db8::/32,203.0.113.7')).toEqual(['10.0.0.0/8', '2001:db8::/32', '203.0.113.7']);
  for (const text of ['yes', '0', '10.0.0.0/33', '10.0.0/8', 'shop.example']) {
    expect(() => read(text)).toThrow(/^Bad setting: TRUST_PROXY .*$/);
  }
});

test.each([{ HOST: '0.0.0.0' }, { TRUST_PROXY: 'on' }, { PUBLIC_URL: 'https://shop.example' }])(
  'refuses to start with demo accounts in a shop that others can reach: %o',
  (environment) => {
    expect(() => readSettings({ DATA_DIR: folder(), ...environment })).toThrow('Set DEMO_DATA=off');
    expect(readSettings({ DATA_DIR: folder(), DEMO_DATA: 'off', ...environment }).isLocalOnly).toBe(false);
  },
);

test.each(['123456', 'PASSWORD1', 'admin123', 'Subah@2026', '9876500000'])(
  'refuses to start with an admin password that is easy to guess: %s',
  (ADMIN_PASSWORD) => {
    const start = () => readSettings({ DATA_DIR: folder(), ADMIN_MOBILE: '9876500000', ADMIN_PASSWORD });
    expect(start).toThrow(/^Bad setting: ADMIN_PASSWORD .*$/);
    expect(start).not.toThrow(ADMIN_PASSWORD);
  },
);
